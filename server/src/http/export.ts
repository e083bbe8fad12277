import { Clock, Effect, Result, Schema } from 'effect'
import type { Context, Hono } from 'hono'
import { calls } from '@xd/core/contract/calls.ts'
import type { ExportName } from '@xd/core/contract/exports.ts'
import { FILES } from '@xd/core/contract/files.ts'
import { keyMayCall } from '@xd/core/contract/key-calls.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import { AppConfig } from '#app-config.ts'
import type { Caller } from '#caller.ts'
import { Database } from '#db/database.ts'
import { fail, missing, unavailableWhenBusy } from '#failure.ts'
import type { Exporter } from '#lists/exporter.ts'
import { files } from '#lists/files.ts'
import type { Log } from '#log.ts'
import { timezoneOfCompany } from '#queries/companies.ts'
import type { Runtime } from '#services.ts'
import { audit } from '#services/audit.ts'
import { requireFeature } from '#services/require-feature.ts'
import { answer } from './answer.ts'
import { fileRefused } from './file-refused.ts'
import { csvStream } from './csv-stream.ts'
import { mayCall } from './may-call.ts'
import { NOT_BY_KEY } from './not-by-key.ts'
import { readerOfList } from './reader.ts'
import { visitorOf } from './request-visitor.ts'
import { sentencesOf } from './sentences.ts'
import { callerOf } from './session.ts'

/** Lists as CSV files, exactly as filtered: `/export/payments.csv?search={…}`, the search being that of the list's call. */
export const mountExports = (app: Hono, runtime: Runtime, log: Log): void => {
  const answered = answer(runtime, log)
  app.get('/export/:file{[a-z-]+\\.csv}', (c) => {
    const send = ({ name, file, day }: Effect.Success<ReturnType<typeof open>>) =>
      c.body(
        csvStream(file, (cause) => log.error({ name, cause }, 'an export broke off')),
        200,
        {
          'content-type': 'text/csv; charset=utf-8; header=present',
          'content-disposition': `attachment; filename="${name}-${day}.csv"`,
          'cache-control': 'no-store',
        },
      )
    return answered(c, Effect.map(open(c), send), {
      refuse: (failure) => fileRefused(c, failure),
      what: 'an export failed',
    })
  })
}

const open = (c: Context) =>
  Effect.gen(function* () {
    const asked = (c.req.param('file') ?? '').replace(/\.csv$/, '')
    const caller = yield* callerOf(c.req.raw.headers, visitorOf(c, yield* AppConfig))
    if (caller === undefined) return yield* fail('signed_out')
    const known = FILES.find((file) => file.name === asked)
    if (known === undefined) return yield* missing('export')
    const { name, call } = known
    const { feature } = calls[call]
    if (caller.session === null && !keyMayCall(call)) return yield* fail('not_allowed', { sentence: NOT_BY_KEY })
    if (!mayCall(caller, calls[call])) return yield* fail('not_allowed')
    if (feature !== undefined) yield* requireFeature(caller, feature)
    const search = yield* searchOf(known.search, c.req.query('search'))
    // The table is typed by name; here we know only that it is one of its files.
    const file = yield* (files[name] as Exporter<ExportName>)(search, readerOfList(search, caller))
    const companyTimezone = yield* (yield* Database).read((db) => timezoneOfCompany(db, caller.companyID))
    const at = yield* writeDown(name, search, caller)
    return { name, file, day: localDay(at, companyTimezone) }
  }).pipe(unavailableWhenBusy)

/** A bad search is refused with the same fields and sentences as in the list's call. */
const searchOf = (Search: (typeof FILES)[number]['search'], text = '{}') => {
  const parsed = Result.try(() => ({ search: JSON.parse(text) as unknown }))
  if (Result.isFailure(parsed)) return fail('invalid_input', { fields: { search: 'Is not a search' } })
  const decoded = Schema.decodeUnknownResult(Schema.Struct({ search: Search }), { errors: 'all' })(parsed.success)
  return Result.isSuccess(decoded)
    ? Effect.succeed(decoded.success.search)
    : fail('invalid_input', { fields: sentencesOf(decoded.failure.issue) })
}

/** Every export of a whole list is logged. */
const writeDown = Effect.fnUntraced(function* (name: ExportName, search: object, caller: Caller) {
  const { write } = yield* Database
  const at = yield* Clock.currentTimeMillis
  yield* write((tx) => audit(tx, caller, { at, action: 'export', target: `list/${name}`, detail: { search } }))
  return at
})
