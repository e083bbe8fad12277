import { randomUUID } from 'node:crypto'
import { quoteLoan } from '@xd/core/domain/loan/quote.ts'
import { regimes } from '@xd/core/domain/loan/regimes.table.ts'
import { cents } from '@xd/core/domain/money/cents.ts'
import { shownTerms } from '@xd/core/domain/renewal/words.ts'
import { asLocalDay } from '@xd/core/domain/time/day.ts'
import type { WireInput } from '@xd/core/contract/calls.ts'
import { LABEL } from '@xd/fixtures/demo/people.ts'
import type { WholeWorld } from './whole-world.ts'
import { laterPlan } from '../../payments/later-plan.ts'
import { acceptance } from '../../loans/not-covered.ts'

interface Whose {
  readonly custID: number
  readonly name: string
  readonly phone: string
}
interface Convos {
  readonly convoID: number
  readonly otherConvoID: number
}

const DEBIT = '4000056655665556'
const DECLINED = '4000000000000002'

let tickets = 50_000
const newTicket = () => String((tickets += 1))

/** Gives a customer tickets from a file, and changes from a second file. */
const giveTickets = async ({ take }: WholeWorld, { name, phone }: Whose) => {
  const [renewed, redeemed] = [newTicket(), newTicket()]
  const row = (ticket: string, due: string, status: string) =>
    `Whole,${name},${phone},${ticket},${due},80,${name} ring,${status},Y`
  const titles = 'Last,First,Phone,Ticket,Due Date,Amount,Desc,Status,Marketing'
  await take([row(renewed, '12/1/2026', ''), row(redeemed, '12/1/2026', '')], titles)
  const importID = await take([row(renewed, '1/1/2027', ''), row(redeemed, '12/1/2026', 'Redeemed')], titles)
  return { ticket: renewed, importID }
}

const giveQuotes = async ({ owner }: WholeWorld, { custID, name }: Whose) => {
  const { leads } = await owner('leads/list', { search: { custID } })
  const quote = async (more: Partial<WireInput<'loans/save'>['loan']>) =>
    (await owner('loans/save', { loan: { custID, amount: 175, loanItem: `${name}’s chain`, ...more } })).loan
  const { loanID } = await quote({ leadID: leads[0]!.leadID })
  await owner('customers/cart/add-quote', { custID, quoteID: loanID })
  await owner('loans/share', { loanID })
  const accepted = await quote({})
  await owner('loans/save', { loan: acceptance(accepted) })
}

/** Payment records that only reconciling, or a file of the whole book, would create. */
const giveDifferences = async ({ connection: { writes } }: WholeWorld, paymentKey: string, importID: number) => {
  const { paymentID, companyID, storeID } = await writes
    .selectFrom('payments')
    .select(['paymentID', 'companyID', 'storeID'])
    .where('paymentKey', '=', paymentKey)
    .executeTakeFirstOrThrow()
  await writes
    .insertInto('payment_exceptions')
    .values({
      companyID,
      storeID,
      paymentID,
      exceptionKey: `charge-only-here/simulator/${paymentID}`,
      kind: 'charge-only-here',
      gateway: 'simulator',
      gatewayID: null,
      hereCents: 4_500,
      thereCents: null,
      at: 1,
      foundAt: 1,
      resolvedAt: null,
      resolvedByID: null,
    })
    .execute()
  await writes
    .insertInto('rewrite_misses')
    .columns(['companyID', 'rewriteTicketID', 'importID'])
    .expression((eb) =>
      eb
        .selectFrom('rewrite_tickets as t')
        .innerJoin('rewrite_batches as b', 'b.rewriteID', 't.rewriteID')
        .select(['t.companyID', 't.rewriteTicketID', eb.val(importID).as('importID')])
        .where('b.paymentID', '=', paymentID),
    )
    .execute()
}

/** The customer's assent to a replacement loan, made with the attempt that paid for it. */
const giveAssent = async ({ connection: { writes } }: WholeWorld, paymentKey: string, name: string) => {
  const attempt = await writes
    .selectFrom('payment_attempts as a')
    .innerJoin('payments as p', 'p.paymentID', 'a.paymentID')
    .select(['a.attemptID', 'a.paymentID', 'a.companyID'])
    .where('p.paymentKey', '=', paymentKey)
    .executeTakeFirstOrThrow()
  const quote = quoteLoan({ amount: cents(10_000), loanDate: asLocalDay('2026-11-28'), regime: regimes.ca_2025 })
  const shown = shownTerms([{ replaces: '1', description: `${name} ring`, quote }], 'Main St', 'en')
  const row = {
    ...attempt,
    assentedAt: 1,
    shown: JSON.stringify(shown),
    ip: '203.0.113.9',
    userAgent: `${name}’s phone`,
  }
  await writes.insertInto('renewal_assents').values(row).execute()
}

/**
 * A plan, and a request as its first turn: nobody waits for a month. It is over, because one that runs would end while its
 * customer is merged with one who opted out.
 */
const givePlan = async ({ owner, storeID, connection: { writes } }: WholeWorld, custID: number, paymentKey: string) => {
  const { plan } = await owner('payments/schedules/save', { plan: laterPlan(custID, storeID) })
  const { paymentID, companyID } = await writes
    .selectFrom('payments')
    .select(['paymentID', 'companyID'])
    .where('paymentKey', '=', paymentKey)
    .executeTakeFirstOrThrow()
  const { planID } = plan
  await writes
    .insertInto('plan_turns')
    .values({ paymentID, companyID, planID, turn: 1, day: asLocalDay('2026-11-02') })
    .execute()
  await owner('payments/schedules/cancel', { planID })
}

/** Gives a customer quotes, tickets, a plan, and requests: open, paid in the store, paid by card and partly refunded, declined. */
export const giveMoney = async (world: WholeWorld, whose: Whose, { convoID, otherConvoID }: Convos) => {
  const { owner } = world
  const { custID, name } = whose
  const { ticket, importID } = await giveTickets(world, whose)
  await giveQuotes(world, whose)
  const request = async (to: number, more: Partial<WireInput<'payments/send'>['payment']> = {}) => {
    const payment = {
      paymentAmount: 45,
      paymentMemo: 'Monthly interest',
      paymentMode: 'any',
      paymentReference: `${name} pays late`,
      paymentCustomFields: { shelf: `${name}’s shelf` },
      paymentLabels: [LABEL.interest],
      ...more,
    } as const
    return (await owner('payments/send', { convoID: to, payment, clientMessageID: randomUUID() })).payment.paymentKey
  }
  const pay = async (paymentKey: string, number: string) => {
    const card = { number, expMonth: 12, expYear: 2035, cvc: '123' }
    const { token } = await world.sandbox<{ token: string }>('/cards/tokenize', card)
    await world.call('pay/submit', { paymentKey, attemptKey: randomUUID(), token }).catch(() => undefined)
  }
  const [open, inStore, byCard, declined] = [
    await request(convoID),
    await request(otherConvoID),
    await request(convoID, { paymentTicketList: ticket, paymentRewrite: true, paymentMode: 'debit-only' }),
    await request(convoID),
  ]
  await owner('payments/mark-paid', { paymentKey: inStore })
  await pay(byCard, DEBIT)
  await pay(declined, DECLINED)
  await owner('payments/refund', { paymentKey: byCard, amount: 10, reason: 'Too much', idempotencyKey: randomUUID() })
  const comment = { commentKey: `payment/${byCard}`, commentMessage: `${name} called` }
  await owner('comments/submit', { comment })
  await givePlan(world, custID, inStore)
  await giveDifferences(world, byCard, importID)
  await giveAssent(world, byCard, name)
  await owner('customers/consent/save', { custID, consentKind: 'service', given: true })
  return { paymentKeys: [open, inStore, byCard, declined] }
}
