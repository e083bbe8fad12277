import { within } from '@xd/server/db/query.ts'
import { createHash } from 'node:crypto'
import { Cause, Effect, Exit } from 'effect'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AppConfig } from '@xd/server/app-config.ts'
import { Database, makeDatabase } from '@xd/server/db/database.ts'
import { insertImport, updateImport } from '@xd/server/queries/imports.ts'
import { runImport } from '@xd/server/services/imports/run-import.ts'
import { runUndo } from '@xd/server/services/imports/run-undo.ts'
import { COMPANY, USER } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { FILLING, rowsFor } from './book.ts'
import { newTicket, numbersOf, type RewriteWorld, rewriteWorld } from './rewrite-world.ts'

const companyID = COMPANY.goldenPledge
const TITLES = 'Cust #,Last,First,Cell,Tkt,Loan Date,Due Date,Amount,Status'

/** Three pieces, the end of the tickets left out, and the finish: the import may be killed after each. */
const MOMENTS = Array.from({ length: 6 }, (_, nth) => nth).flatMap((nth) =>
  (['before', 'after'] as const).map((when) => [when, nth] as const),
)

describe.each(ENGINES)('an import that is killed, on %s', (database) => {
  let world: RewriteWorld
  let phone: string
  let files = 0
  beforeAll(async () => {
    world = await rewriteWorld({ database })
    await world.reserve({ rangePrefix: 'K', rangeFrom: 70_001, rangeTo: 79_999 })
    phone = (await world.clerk('customers/fetch', { customerID: world.custID })).customer.custPhone
  })
  afterAll(() => world.close())

  const run = (
    work: typeof runImport | typeof runUndo,
    importID: number,
    killed?: readonly ['before' | 'after', number],
  ) => {
    const real = makeDatabase(world.connection, Date.now)
    let writes = 0
    const mortal: typeof real = {
      ...real,
      write: (body) => {
        const dies = writes++ === killed?.[1]
        const kill = Effect.die(new Error('killed'))
        if (!dies) return real.write(body)
        return killed![0] === 'before' ? kill : Effect.andThen(real.write(body), kill)
      },
    }
    return Effect.runPromiseExit(
      Effect.asVoid(work(companyID, importID)).pipe(
        Effect.provideService(Database, mortal),
        Effect.provideService(AppConfig, { secretKey: '' } as typeof AppConfig.Service),
      ),
    )
  }
  const begin = async (rows: readonly string[], faulty: string) => {
    files += 1
    const many = Array.from({ length: 410 }, (_, i) => `MANY${i}`)
    const text = [TITLES, ...FILLING, `1,Payer,Zoë,${phone},F${files},,12/24/2026,,Active`, faulty, ...rows.slice(0, 1)]
      .concat(rowsFor(phone, ...many), rows.slice(1))
      .join('\r\n')
    return Effect.runPromise(
      makeDatabase(world.connection, Date.now).write(
        within((db) =>
          insertImport(db, {
            companyID,
            storeID: world.storeID,
            filename: `book ${files}.csv`,
            fileHash: createHash('sha256').update(text).digest('hex'),
            importedAt: Date.now(),
            importedByID: USER.manager,
            importState: 'running',
            mapping: JSON.stringify({ mapping: {}, wholeBook: null }),
            fileText: text,
            importRows: 414,
          }),
        ),
      ),
    )
  }
  const ticketOf = async (rewriteID: number) =>
    (await world.clerk('payments/rewrites/fetch', { rewriteID })).rewrite.rewriteTickets[0]!

  test.each(MOMENTS)('%s its write number %i reports the same as an uninterrupted one', async (...moment) => {
    const [first, last, missing, unread] = [
      await world.paidFor(newTicket()),
      await world.paidFor(newTicket()),
      await world.paidFor(newTicket()),
      await world.paidFor(newTicket()),
    ]
    for (const { rewriteID } of [first, last, missing, unread])
      await world.clerk('payments/rewrites/mark-posted', { rewriteID })
    // Both ends of the file, so that tickets the dead server had seen must be seen again.
    const importID = await begin(
      rowsFor(phone, numbersOf(first)[0]![1]!, numbersOf(last)[0]![1]!),
      // It cannot be imported, but it names its ticket.
      `1,Payer,Zoë,${phone},${numbersOf(unread)[0]![1]!},,someday,,Active`,
    )
    const died = await run(runImport, importID, moment)
    if (Exit.isFailure(died)) expect(Cause.pretty(died.cause)).toContain('killed')
    expect(Exit.isSuccess(await run(runImport, importID))).toBe(true)
    for (const { rewriteID } of [first, last])
      expect(await ticketOf(rewriteID)).toMatchObject({
        ticketState: 'verified',
        ticketVerifiedImportID: importID,
        ticketMisses: 0,
      })
    expect(await ticketOf(missing.rewriteID)).toMatchObject({ ticketState: 'posted', ticketMisses: 1 })
    expect(await ticketOf(unread.rewriteID)).toMatchObject({ ticketState: 'posted', ticketMisses: 0 })

    const db = makeDatabase(world.connection, Date.now)
    await Effect.runPromise(
      db.write(within((to) => updateImport(to, { companyID }, importID, { importState: 'undoing' }))),
    )
    await run(runUndo, importID, moment)
    expect(Exit.isSuccess(await run(runUndo, importID))).toBe(true)
    for (const { rewriteID } of [first, last, missing, unread])
      expect(await ticketOf(rewriteID)).toMatchObject({ ticketState: 'posted', ticketMisses: 0 })
  })
})
