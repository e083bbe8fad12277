import { Effect } from 'effect'
import type { Context, Hono } from 'hono'
import type { ExportName } from '@xd/core/contract/exports.ts'
import { FILES } from '@xd/core/contract/files.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import { Database, readingApart } from '#db/database.ts'
import { missing, unavailableWhenBusy } from '#failure.ts'
import type { Exporter } from '#lists/exporter.ts'
import { files } from '#lists/files.generated.ts'
import type { Log } from '#log.ts'
import { timezoneOfCompany } from '#queries/companies.ts'
import type { Runtime } from '#services.ts'
import { answer } from './answer.ts'
import { fileRefused } from './file-refused.ts'
import { csvStream } from './csv-stream.ts'
import { requireMayCall, searchOf, signedInCaller } from './file-caller.ts'
import { nameInPath } from './name-in-path.ts'
import { readerOf } from './reader.ts'
import { requestID } from './request-id.ts'
import { writeDown } from './written-down.ts'

/**
 * Lists as CSV files, filtered exactly as on screen: `/export/payments.csv?search={…}`, with the search of the list's
 * call.
 */
export const mountExports = (app: Hono, runtime: Runtime, log: Log): void => {
  const answered = answer(runtime, log)
  app.get('/export/:file{[a-z-]+\\.csv}', (c) => {
    const send = ({ name, file, day }: Effect.Success<ReturnType<typeof open>>) =>
      c.body(
        csvStream(file, (cause) => log.error({ request: requestID(c), name, cause }, 'an export broke off')),
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
    const asked = nameInPath(c, 'file').replace(/\.csv$/, '')
    const caller = yield* signedInCaller(c)
    const known = FILES.find((file) => file.name === asked)
    if (known === undefined) return yield* missing('export')
    const { name, call } = known
    yield* requireMayCall(caller, call)
    const search = yield* searchOf(known.search, c.req.query())
    // The table is typed by name; here we know only that it is one of its files.
    const file = yield* (files[name] as Exporter<ExportName>)(search, yield* readerOf('read', {}, { search }, caller))
    const companyTimezone = yield* (yield* Database).read((db) => timezoneOfCompany(db, caller.companyID))
    const at = yield* writeDown(name, search, caller)
    return { name, file, day: localDay(at, companyTimezone) }
  }).pipe(readingApart, unavailableWhenBusy)
