import { Effect } from 'effect'
import type { Context, Hono } from 'hono'
import { type DocumentName, DOCUMENTS, type DocumentSearch } from '@xd/core/contract/documents.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import type { Caller } from '#caller.ts'
import { Database } from '#db/database.ts'
import { type Failure, missing, unavailableWhenBusy } from '#failure.ts'
import type { Log } from '#log.ts'
import { timezoneOfCompany } from '#queries/companies.ts'
import type { Runtime, Services } from '#services.ts'
import { printLetters } from '#services/notices/print-letters.ts'
import { printProof } from '#services/notices/print-proof.ts'
import { printRenewal } from '#services/print-renewal.ts'
import { answer } from './answer.ts'
import { requireMayCall, searchOf, signedInCaller } from './file-caller.ts'
import { fileRefused } from './file-refused.ts'
import { nameInPath } from './name-in-path.ts'
import { readerOf } from './reader.ts'
import { writeDown } from './written-down.ts'

type Printer<N extends DocumentName> = (
  caller: Caller,
  search: DocumentSearch<N>,
) => Effect.Effect<Uint8Array, Failure, Services>

const PRINTERS: { readonly [N in DocumentName]: Printer<N> } = {
  'notice-letters': printLetters,
  'notice-proof': printProof,
  'renewal-proof': printRenewal,
}

const isDocument = (name: string): name is DocumentName => Object.hasOwn(DOCUMENTS, name)

/** Documents as PDF: `/export/notice-letters.pdf?search={…}`. */
export const mountDocuments = (app: Hono, runtime: Runtime, log: Log): void => {
  const answered = answer(runtime, log)
  app.get('/export/:file{[a-z-]+\\.pdf}', (c) =>
    answered(
      c,
      Effect.map(print(c), ({ name, bytes, day }) =>
        c.body(new Uint8Array(bytes), 200, {
          'content-type': 'application/pdf',
          'content-disposition': `attachment; filename="${name}-${day}.pdf"`,
          'cache-control': 'no-store',
        }),
      ),
      { refuse: (failure) => fileRefused(c, failure), what: 'a document failed' },
    ),
  )
}

const print = (c: Context) =>
  Effect.gen(function* () {
    const name = nameInPath(c, 'file').replace(/\.pdf$/, '')
    const caller = yield* signedInCaller(c)
    if (!isDocument(name)) return yield* missing('export')
    const { call, search: Search, finds } = DOCUMENTS[name]
    yield* requireMayCall(caller, call)
    const search = yield* searchOf(Search, c.req.query())
    const reader = yield* readerOf('read', finds, search, caller)
    // The table is typed by name; here we know only that it is one of its documents.
    const bytes = yield* (PRINTERS[name] as Printer<DocumentName>)(reader, search)
    const at = yield* writeDown(name, search, caller)
    const companyTimezone = yield* (yield* Database).read((db) => timezoneOfCompany(db, caller.companyID))
    return { name, bytes, day: localDay(at, companyTimezone) }
  }).pipe(unavailableWhenBusy)
