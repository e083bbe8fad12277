import { Effect } from 'effect'
import type { Input } from '@xd/core/contract/calls.ts'
import { COUNTS_WITHIN_MS, type Moment } from '@xd/core/domain/report/after-message.ts'
import { createCounter } from '@xd/core/domain/report/figures.ts'
import { holdOutWords } from '@xd/core/domain/report/hold-out.ts'
import {
  createMessageDollars,
  type MessageResult,
  type WrittenMessages,
} from '@xd/core/domain/report/message-dollars.ts'
import { messageTitle, templateTitle } from '@xd/core/domain/report/message-kind.ts'
import type { Caller } from '#caller.ts'
import type { Db } from '#db/connect.ts'
import { query } from '#db/query.ts'
import type { CompanyScope } from '#db/scope.ts'
import { findMailers } from '#queries/mailers.ts'
import {
  customersWhoCameBack,
  heldOutByCustomer,
  mailersByCustomer,
  noticesByCustomer,
} from '#queries/message-results.ts'
import type { StoreSpan } from '#queries/payment-list.ts'
import { totalsByStatus } from '#queries/payment-totals.ts'
import { listTemplates } from '#queries/templates.ts'
import { inSlices } from '#services/in-slices.ts'
import { askedReport } from './asked.ts'
import { eachCustomerHistory, noticeKind } from './customer-histories.ts'

const NOTHING = createCounter().share()

/** The messages of these days by customer. */
const writtenByCustomer = query(async (db: Db, scope: CompanyScope, spans: readonly StoreSpan[]) => {
  const [notices, heldOut, mailers] = await Promise.all([
    noticesByCustomer(db, scope, spans),
    heldOutByCustomer(db, scope, spans),
    mailersByCustomer(db, scope, spans),
  ])
  const customers = new Map<number, WrittenMessages[]>()
  const add = (custID: number, written: WrittenMessages) => {
    const known = customers.get(custID)
    if (known) known.push(written)
    else customers.set(custID, [written])
  }
  await inSlices(notices, (one) => add(one.custID!, { ...noticeKind(one), messages: one.messages, isHeldOut: false }))
  await inSlices(heldOut, (one) => add(one.custID!, { ...noticeKind(one), messages: one.messages, isHeldOut: true }))
  await inSlices(mailers, ({ custID, jobID, messages }) =>
    add(custID, { of: { source: 'mailer', jobID }, template: null, isHeldOut: false, messages }),
  )
  return customers
})

/** Current names; those of deleted records, or of other stores', as they were at the time. */
interface Names {
  readonly mailers: ReadonlyMap<number, string>
  readonly templates: ReadonlyMap<number, string>
}

const templateOf = ({ template, ...figures }: MessageResult['templates'][number], { templates }: Names) => ({
  templateID: template?.templateID ?? null,
  templateTitle: templates.get(template?.templateID ?? 0) ?? templateTitle(template),
  ...figures,
})

const rowOf = ({ of, templates, holdOut, ...figures }: MessageResult, names: Names) => ({
  messageSource: of.source,
  batchStep: of.source === 'ladder' ? of.step : null,
  batchKind: of.source === 'notice' ? of.kind : null,
  jobID: of.source === 'mailer' ? of.jobID : null,
  messageTitle: messageTitle(of, of.source === 'mailer' ? names.mailers.get(of.jobID) : undefined),
  ...figures,
  templates: of.source === 'mailer' ? [] : templates.map((one) => templateOf(one, names)),
  holdOut,
  comparison: of.source === 'ladder' ? holdOutWords(figures, holdOut) : null,
})

/** Payments, redemptions and renewals after messages of these days, and the payments that came after none. */
export const messageDollars = Effect.fnUntraced(function* (input: Input<'reports/message-dollars'>, caller: Caller) {
  const { scope, spans, filter, zones } = yield* askedReport(input, caller)
  const days = new Map(spans.flatMap(({ storeIDs, from, to }) => storeIDs.map((storeID) => [storeID, { from, to }])))
  const isAsked = ({ storeID, at }: Moment): boolean => {
    const of = zones.has(storeID) ? days.get(storeID) : undefined
    return of !== undefined && at >= of.from && at < of.to
  }
  const report = createMessageDollars(isAsked)
  const all = {
    from: Math.min(...spans.map(({ from }) => from)),
    to: Math.max(...spans.map(({ to }) => to)),
  }
  if (spans.length > 0) {
    const [cameBack, written, paid] = yield* Effect.all(
      [
        customersWhoCameBack(scope, { from: all.from, to: all.to + COUNTS_WITHIN_MS }),
        writtenByCustomer(scope, spans),
        totalsByStatus(scope, { ...filter, status: 'approved' }),
      ],
      { concurrency: 'unbounded' },
    )
    yield* eachCustomerHistory(scope, cameBack, all, report.add)
    for (const custID of cameBack) written.delete(custID)
    yield* Effect.promise(() => inSlices(written.values(), report.addWritten))
    report.addRest(paid.get('approved') ?? NOTHING)
  }
  const { messages, ...rest } = report.result()
  const jobIDs = messages.flatMap(({ of }) => (of.source === 'mailer' ? of.jobID : []))
  const names: Names = {
    mailers: new Map((yield* findMailers(scope, jobIDs)).map(({ jobID, jobTitle }) => [jobID, jobTitle])),
    templates: new Map((yield* listTemplates(scope)).map(({ templateID, templateName }) => [templateID, templateName])),
  }
  return { ...rest, messages: messages.map((row) => rowOf(row, names)) }
})
