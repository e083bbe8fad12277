import { Clock, Effect } from 'effect'
import type { DocumentSearch } from '@xd/core/contract/documents.ts'
import { formatDollars } from '@xd/core/domain/money/cents.ts'
import { customerName } from '@xd/core/domain/customer/name.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import type { ShownTerms } from '@xd/core/domain/renewal/words.ts'
import { AppConfig } from '#app-config.ts'
import type { Caller } from '#caller.ts'
import { found } from '#failure.ts'
import type { Proof, ProvedNotice } from '#providers/print/proof.ts'
import { findPayment } from '#queries/payments.ts'
import { findAssent } from '#queries/renewal-assents.ts'
import { findStore } from '#queries/stores.ts'
import { readAuthors } from './authors.ts'
import { laidOut } from './notices/print-document.ts'
import { provedTime } from './notices/proof-facts.ts'
import { paymentURL } from './payments/payment-url.ts'
import { presentAssent } from './renewals/assent.ts'

/** The full text of the terms, as the page showed it. */
const wordsOf = ({ title, lender, loans, notes, assent }: ShownTerms): string =>
  [
    title,
    lender,
    ...loans.map((loan) =>
      [loan.title, ...loan.lines.map(([label, value]) => `${label}: ${value}`), '', loan.maximum].join('\n'),
    ),
    ...notes,
    `[X] ${assent}`,
  ].join('\n\n')

/** Proof that a customer assented to new loans on the pay page. */
export const printRenewal = Effect.fnUntraced(function* (
  caller: Caller,
  { payment: paymentKey }: DocumentSearch<'renewal-proof'>,
) {
  const { publicURL } = yield* AppConfig
  const now = yield* Clock.currentTimeMillis
  const payment = yield* found(yield* findPayment(caller, paymentKey), 'payment')
  const row = yield* found(yield* findAssent(caller, payment.paymentID), 'payment')
  const store = yield* found(yield* findStore(caller, payment.storeID), 'store')
  const user = yield* readAuthors(caller)
  const { date, ip, userAgent, terms } = presentAssent(row)
  const time = provedTime(payment.storeTimezone)
  const document: Omit<Proof, 'notices'> = {
    title: 'Proof of assent to a replacement loan',
    facts: [
      ['Store', [store.storeName, store.storeAddressStr, formatPhone(store.storePhone)].filter(Boolean).join(' · ')],
      ['Customer', [customerName(payment), formatPhone(payment.custPhone)].filter(Boolean).join(' · ')],
      [
        'Payment',
        `${formatDollars(payment.amountCents)} for tickets ${payment.paymentTicketList}, ${time(payment.statusAt)}`,
      ],
      ['Link', paymentURL(publicURL, paymentKey)],
      ['Printed', `${time(now)}, by ${user(caller.userID)}`],
    ],
    note: null,
    foot: `${store.storeName} · Payment ${paymentKey}`,
  }
  const proved: ProvedNotice = {
    title: `Assented ${time(date)}`,
    facts: [
      ['IP address', ip ?? 'Not kept'],
      ['Browser', userAgent ?? 'Not kept'],
      ['Language', terms.language === 'es' ? 'Spanish' : 'English'],
    ],
    subject: null,
    body: wordsOf(terms),
    tickets: [],
  }
  return yield* laidOut('proof', document, { name: 'notices', all: [proved] })
})
