import { Effect } from 'effect'
import { strToU8, Zip, ZipPassThrough } from 'fflate'
import type { Context, Hono } from 'hono'
import { holds } from '@xd/core/domain/access/permissions.ts'
import { AppConfig } from '#app-config.ts'
import { fail, missing } from '#failure.ts'
import type { Log } from '#log.ts'
import { MediaStore } from '#providers/media/media-store.ts'
import { RECORDS } from '#queries/records.table.ts'
import { Database, readingApart } from '#db/database.ts'
import type { Runtime } from '#services.ts'
import { customerFile } from '#services/customers/customer-file.ts'
import { answer } from './answer.ts'
import { fileRefused } from './file-refused.ts'
import { nameInPath } from './name-in-path.ts'
import { requestID } from './request-id.ts'
import { visitorOf } from './request-visitor.ts'
import { callerOf } from './session.ts'

/** One customer's data as a ZIP: `customer.json`, and the pictures it names. */
export const mountCustomerFile = (app: Hono, runtime: Runtime, log: Log): void => {
  const answered = answer(runtime, log)
  app.get('/export/customers/:file{[0-9]+\\.zip}', (c) => {
    const send = ({ custID, file }: Effect.Success<ReturnType<typeof open>>) =>
      c.body(
        zipStream(runtime, file, (cause) =>
          log.error({ request: requestID(c), custID, cause }, 'a customer’s export broke off'),
        ),
        200,
        {
          'content-type': 'application/zip',
          'content-disposition': `attachment; filename="customer-${custID}.zip"`,
          'cache-control': 'no-store',
        },
      )
    return answered(c, Effect.map(open(c), send), {
      refuse: (failure) => fileRefused(c, failure),
      what: 'a customer’s export failed',
    })
  })
}

const open = (c: Context) =>
  Effect.gen(function* () {
    const caller = yield* callerOf(c.req.raw.headers, visitorOf(c, yield* AppConfig))
    if (caller === undefined) return yield* fail('signed_out')
    if (!holds(caller.permissions, 'customer-data')) return yield* fail('not_allowed')
    const custID = Number(nameInPath(c, 'file').replace('.zip', ''))
    const { read } = yield* Database
    if (!Number.isSafeInteger(custID) || (yield* read((db) => RECORDS.customer.count(db, caller, [custID]))) === 0)
      return yield* missing('customer')
    return { custID, file: yield* readingApart(customerFile(caller, custID)) }
  })

type File = Effect.Success<ReturnType<typeof customerFile>>

/** Pictures are read one by one as the browser takes them: only one is in memory at a time. */
const zipStream = (
  runtime: Runtime,
  { facts, media }: File,
  onBreak: (cause: unknown) => void,
): ReadableStream<Uint8Array> => {
  const waiting = [...media]
  let controller: ReadableStreamDefaultController<Uint8Array>
  const zip = new Zip((error, chunk, final) => {
    if (error) return controller.error(error)
    controller.enqueue(chunk)
    if (final) controller.close()
  })
  const add = (name: string, content: Uint8Array) => {
    const entry = new ZipPassThrough(name)
    zip.add(entry)
    entry.push(content, true)
  }
  return new ReadableStream<Uint8Array>({
    start(stream) {
      controller = stream
      add('customer.json', strToU8(JSON.stringify(facts, null, 2)))
    },
    async pull() {
      try {
        for (let next = waiting.shift(); next; next = waiting.shift()) {
          const picture = await runtime.runPromise(MediaStore.use((store) => store.read(next.mediaKey)))
          if (picture) return add(next.name, new Uint8Array(picture.content))
        }
        zip.end()
      } catch (cause) {
        onBreak(cause)
        controller.error(cause)
      }
    },
  })
}
