import { afterAll, beforeAll, describe, test } from 'vitest'
import { type CallClient, CallError } from '@xd/core/client/call-client.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { roomsOf } from '../rooms.ts'
import { writes } from '../written.ts'
import type { CallRow } from './given.ts'

const ROOMS = roomsOf<CallRow>('CALLS', import.meta.glob('../../**/*.rows.ts', { eager: true }))

/** Which of the demo's payments have values for custom fields depends on the hour. */
const withoutFieldValues = async ({ connection: { writes: db } }: Booted): Promise<void> => {
  await db.deleteFrom('field_dates').where('moduleID', '=', 'payments').execute()
  await db.updateTable('payments').set({ paymentCustomFields: '{}' }).execute()
}

/** On which day a plan can ask for its turns depends on the weekday. */
const openEveryDay = async ({ connection: { writes: db } }: Booted): Promise<void> => {
  await db.deleteFrom('store_closures').execute()
  await db
    .updateTable('store_hours')
    .set({ hoursIsOpen: 1, hoursOpenTime: '09:00:00', hoursCloseTime: '18:00:00', hoursPaymentCutoffTime: '17:45:00' })
    .execute()
}

describe.each(ROOMS)('all that a call answers and writes: %s', (room, rows) => {
  let server: Booted
  let scenario: Awaited<ReturnType<typeof writes>>
  const people = new Map<string, CallClient>()
  beforeAll(async () => {
    server = await boot()
    if (room === 'settings') await withoutFieldValues(server)
    if (room === 'lending') await openEveryDay(server)
    scenario = await writes(server, `calls/${room}`, { onDemo: true })
  })
  afterAll(() => server.close())

  test.each(rows)('%s', async (what, by, name, input) => {
    const given = typeof input === 'function' ? input(scenario.newest) : input
    const call = people.get(by) ?? (by === 'nobody' ? server.call : await server.signIn(by))
    people.set(by, call)
    await scenario.does(
      what,
      () =>
        call(name as 'labels/save', given as never).catch((error: unknown) => {
          if (!(error instanceof CallError)) throw error
          return { refused: error.code, message: error.message, fields: error.fields }
        }),
      given,
    )
  })
})
