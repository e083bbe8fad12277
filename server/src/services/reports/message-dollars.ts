import { Effect } from 'effect'
import type { Input } from '@xd/core/contract/calls.ts'
import type { Moment } from '@xd/core/domain/report/after-message.ts'
import { holdOutWords } from '@xd/core/domain/report/hold-out.ts'
import { createMessageDollars, type MessageResult } from '@xd/core/domain/report/message-dollars.ts'
import { messageTitle, templateTitle } from '@xd/core/domain/report/message-kind.ts'
import type { Caller } from '#caller.ts'
import { Database } from '#db/database.ts'
import { findMailers } from '#queries/mailers.ts'
import { listTemplates } from '#queries/templates.ts'
import { askedReport } from './asked.ts'
import { eachCustomerHistory } from './customer-histories.ts'

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
  const { read } = yield* Database
  const { scope, spans, zones } = yield* askedReport(input, caller)
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
  if (spans.length > 0) yield* eachCustomerHistory(scope, all, report.add)
  const { messages, ...rest } = report.result()
  const jobIDs = messages.flatMap(({ of }) => (of.source === 'mailer' ? of.jobID : []))
  const names: Names = {
    mailers: new Map(
      (yield* read((db) => findMailers(db, scope, jobIDs))).map(({ jobID, jobTitle }) => [jobID, jobTitle]),
    ),
    templates: new Map(
      (yield* read((db) => listTemplates(db, scope))).map(({ templateID, templateName }) => [templateID, templateName]),
    ),
  }
  return { ...rest, messages: messages.map((row) => rowOf(row, names)) }
})
