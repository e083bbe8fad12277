import { Effect, Schema } from 'effect'
import type { CardGateway, RecordLine } from '#providers/cards/gateway.ts'
import { type insisting, read, unknown } from '#providers/cards/gateway-request.ts'
import { centsOf, Money } from './money.ts'
import { DAY_MS, HOUR_MS } from '@xd/core/domain/time/spans.ts'

const Text = Schema.optional(Schema.String)

const Transactions = Schema.Struct({
  total_pages: Schema.optional(Schema.Finite),
  transaction_details: Schema.Array(
    Schema.Struct({
      transaction_info: Schema.Struct({
        transaction_id: Schema.String,
        transaction_event_code: Schema.String,
        transaction_status: Schema.String,
        transaction_amount: Money,
        transaction_initiation_date: Schema.String,
        paypal_reference_id: Text,
        invoice_id: Text,
        custom_field: Text,
      }),
    }),
  ),
})

/** The two event codes we need, of hundreds: a checkout payment, and its refund. */
const KINDS: Readonly<Record<string, 'sale' | 'refund'>> = { T0006: 'sale', T1107: 'refund' }
const STATES: Readonly<Record<string, RecordLine['state']>> = {
  S: 'approved',
  V: 'approved',
  D: 'declined',
  P: 'pending',
}

/** The search spans at most 31 days. */
const LONGEST_MS = 31 * DAY_MS
const PAGE = 500

/** "A maximum of three hours for executed transactions to appear." */
export const RECORD_LAG_MS = 3 * HOUR_MS

type Info = (typeof Transactions.Type)['transaction_details'][number]['transaction_info']

const lineOf = (info: Info): readonly RecordLine[] => {
  const kind = KINDS[info.transaction_event_code]
  const amount = centsOf(info.transaction_amount)
  if (kind === undefined || amount === undefined) return []
  const given = info.custom_field ?? null
  return [
    {
      kind,
      gatewayID: info.transaction_id,
      saleGatewayID: kind === 'refund' ? (info.paypal_reference_id ?? null) : null,
      idempotencyKey: kind === 'refund' ? given : (info.invoice_id ?? null),
      orderRef: kind === 'sale' ? given : null,
      amount,
      state: STATES[info.transaction_status] ?? 'pending',
      at: Date.parse(info.transaction_initiation_date),
    },
  ]
}

/** PayPal's own record. */
export const paypalRecord = (insist: ReturnType<typeof insisting>): CardGateway['record'] =>
  Effect.fnUntraced(function* ({ from, to }) {
    const lines: RecordLine[] = []
    for (let start = from; start < to; start += LONGEST_MS) {
      const span = {
        start_date: new Date(start).toISOString(),
        end_date: new Date(Math.min(to, start + LONGEST_MS)).toISOString(),
      }
      for (let page = 1, pages = 1; page <= pages; page += 1) {
        const query = new URLSearchParams({
          ...span,
          fields: 'transaction_info',
          page_size: String(PAGE),
          page: String(page),
        })
        const { status, json } = yield* insist(`/v1/reporting/transactions?${query}`)
        if (status >= 400) return yield* unknown(`status ${status}`)
        const answer = yield* read(Transactions, json)
        pages = answer.total_pages ?? 1
        lines.push(...answer.transaction_details.flatMap(({ transaction_info }) => lineOf(transaction_info)))
      }
    }
    const ofIDs = new Map(lines.map((line) => [line.gatewayID, line]))
    return [...ofIDs.values()].filter(({ at }) => at >= from && at < to).sort((a, b) => a.at - b.at)
  })
