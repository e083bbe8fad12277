import { groupBy } from '@xd/core/domain/collection/group-by.ts'
import { languageFor } from '@xd/core/domain/company/languages.ts'
import { type Exclusion, exclusionOf } from '@xd/core/domain/mailer/audience.ts'
import { isNeverOpen, whereaboutsOf } from '@xd/core/domain/mailer/quiet-hours.ts'
import { TELLING_WORDS, TOLD_MS } from '@xd/core/domain/mailer/opt-out-line.ts'
import type { WritingStore } from '@xd/core/domain/message/store-values.ts'
import type { TemplateToken } from '@xd/core/domain/message/template.ts'
import type { BookedTicket, OpenRequest } from '@xd/core/domain/message/token-values.ts'
import { cents } from '@xd/core/domain/money/cents.ts'
import { isE164 } from '@xd/core/domain/phone/normalize.ts'
import type { Language } from '@xd/core/domain/text/language.ts'
import type { Config } from '#config.ts'
import type { Db } from '#db/connect.ts'
import { query } from '#db/query.ts'
import { bouncedAmong } from '#queries/bounced-addresses.ts'
import type { PossibleRecipient } from '#queries/mailer-audience.ts'
import {
  conversationsAmong,
  mailedSince,
  requestsAmong,
  ticketsAmong,
  toldIn,
  unreachableAmong,
} from '#queries/recipient-facts.ts'
import { askingToStop } from '#queries/stop-requests.ts'
import { addressOf } from '#services/consents/erased-unsubscribes.ts'
import { paymentURL } from '#services/payments/payment-url.ts'
import type { MailerContext } from './context.ts'
import { addressIn, marketingAmong } from '#services/consents/marketing.ts'
import { selfLinkOf } from '#services/self-url.ts'

/** What links and hashes are made with. */
export type MailerKeys = Pick<Config, 'publicURL' | 'secretKey' | 'lastingKey'>

/** A recipient, the store that writes to them, and the facts for the text. */
export interface Member {
  readonly custID: number
  readonly customer: PossibleRecipient
  /** A number or an email address; empty if there is none. */
  readonly address: string
  readonly language: Language
  readonly store: WritingStore | undefined
  readonly convoID: number | undefined
  readonly requests: readonly OpenRequest[]
  readonly tickets: readonly BookedTicket[]
  /** They recently got a message that says how to opt out. */
  readonly isTold: boolean
  readonly excluded: Exclusion | null
}

const REQUESTED: readonly TemplateToken[] = ['[TICKET]', '[TICKETS]', '[AMOUNT_DUE]', '[PAY_LINK]']
const BOOKED: readonly TemplateToken[] = ['[TICKET]', '[TICKETS]', '[AMOUNT_DUE]', '[DUE_DATE]', '[GRACE_DATE]']

interface Looking {
  readonly now: number
  readonly config: MailerKeys
}

const grouped = <Row extends { readonly custID: number }>(rows: readonly Row[]) => {
  const byCustomer = groupBy(rows, ({ custID }) => custID)
  return (custID: number): readonly Row[] => byCustomer.get(custID) ?? []
}

/** Facts about these customers, read for all of them at once. */
const readAll = async (
  db: Db,
  context: MailerContext,
  customers: readonly PossibleRecipient[],
  { now, config }: Looking,
) => {
  const custIDs = customers.map(({ custID }) => custID)
  const { job, stores, tokens, gapMs, asked } = context
  const scope = { companyID: job.companyID, storeIDs: [...stores.keys()] }
  const names = (some: readonly TemplateToken[]) => some.some((token) => tokens.includes(token))
  const isText = job.jobChannel === 'sms'
  const [marketingFor, asking, recent, unreachable, bounced, convos, requests, tickets] = await Promise.all([
    marketingAmong(db, scope, config, { channel: job.jobChannel, customers }),
    askingToStop(db, scope, custIDs),
    gapMs === 0 ? new Set<number>() : mailedSince(db, scope, custIDs, { since: now - gapMs, jobID: job.jobID }),
    isText ? unreachableAmong(db, scope, custIDs) : undefined,
    isText ? undefined : bouncedAmong(db, scope, [...new Set(customers.map(({ custEmail }) => addressOf(custEmail)))]),
    conversationsAmong(db, scope, custIDs),
    names(REQUESTED) ? requestsAmong(db, scope, custIDs, now) : [],
    names(BOOKED) ? ticketsAmong(db, scope, custIDs, asked) : [],
  ])
  return {
    marketingFor,
    asking,
    recent,
    isUnreachable: ({ custID, custEmail }: PossibleRecipient) =>
      unreachable?.has(custID) === true || bounced?.has(addressOf(custEmail)) === true,
    convosOf: grouped(convos),
    requestsOf: grouped(requests),
    ticketsOf: grouped(tickets),
  }
}

/** These customers as a mailer sees them, with the reason for each who is left out. Order is kept. */
export const membersOf = query(
  async (
    db: Db,
    context: MailerContext,
    customers: readonly PossibleRecipient[],
    looking: Looking,
  ): Promise<Member[]> => {
    if (customers.length === 0) return []
    const { job, stores, companyLanguages, consentNeeded } = context
    const { jobChannel: channel, companyID } = job
    const { now, config } = looking
    const known = await readAll(db, context, customers, looking)
    const placed = customers.map((customer) => {
      const convos = known.convosOf(customer.custID)
      const convo = job.storeID === null ? convos[0] : convos.find(({ storeID }) => storeID === job.storeID)
      return { customer, convo, store: stores.get(job.storeID ?? convo?.storeID ?? 0) }
    })
    const convoIDs = channel === 'sms' ? placed.flatMap(({ convo }) => convo?.convoID ?? []) : []
    const told = await toldIn(db, { companyID }, convoIDs, { since: now - TOLD_MS, words: TELLING_WORDS })
    return placed.map(({ customer, convo, store }) => {
      const { custID } = customer
      const atStore = <Row extends { readonly storeID: number }>(rows: readonly Row[]) =>
        rows.filter(({ storeID }) => storeID === store?.storeID)
      const excluded = exclusionOf({
        channel,
        phone: customer.custPhone,
        phoneValid: isE164(customer.custPhone),
        email: customer.custEmail,
        optedOut: customer.custOptedOutAt !== null,
        blocked: customer.custBlocked === 1,
        asked: known.asking.has(custID),
        erased: customer.custErasedAt !== null,
        marketing: known.marketingFor(customer),
        consentNeeded,
        recent: known.recent.has(custID),
        unreachable: known.isUnreachable(customer),
        hasStore: store !== undefined,
        neverOpen: store !== undefined && isNeverOpen(whereaboutsOf(customer, store.storeTimezone), now),
      })
      return {
        custID,
        customer,
        address: addressIn(channel, customer),
        language: languageFor({ companyLanguages }, customer.custLanguage),
        store: store && { ...store, storeSelfURL: selfLinkOf(config.publicURL, store) },
        convoID: convo?.convoID,
        isTold: convo !== undefined && told.has(convo.convoID),
        requests: atStore(known.requestsOf(custID)).map(({ amountCents, paymentTicketList, paymentKey }) => ({
          amount: cents(amountCents),
          ticketList: paymentTicketList,
          link: paymentURL(config.publicURL, paymentKey),
        })),
        tickets: atStore(known.ticketsOf(custID)).map(
          ({ ticketNumber, ticketDueDate, ticketGraceDate, amountDueCents }) => ({
            ticketNumber,
            ticketDueDate,
            ticketGraceDate,
            amountDue: amountDueCents,
          }),
        ),
        excluded,
      }
    })
  },
)
