import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallName } from '@xd/core/contract/calls.ts'
import { calls } from '@xd/core/contract/modules.generated.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { FETCHED } from '#http/fetched.ts'
import { SAVED_WHOLE, type SavedRecords, savedRecords } from './saved-records.ts'

type Values = Record<string, unknown>

describe.each(ENGINES)('on %s, a record that is saved as a whole', (database) => {
  let world: SavedRecords
  beforeAll(async () => {
    world = await savedRecords({ database })
  })
  afterAll(() => world.server.close())

  test.each(SAVED_WHOLE)(
    '%s takes back the record as fetched, and refuses a change of what it doesn’t save',
    async (name) => {
      const { document } = FETCHED[name]!
      const read = await world.reader(name)
      expect((await world.post(name, { [document]: await read() })).json).toMatchObject({ success: true })

      const fresh = await read()
      const saved = (calls[name].input.fields as unknown as Record<string, { fields?: object }>)[document]!
      const other = Object.keys(fresh).find((field) => !(field in (saved.fields ?? {})) && field !== 'companyID')
      if (other === undefined) return
      const changed = await world.post(name, { [document]: { ...fresh, [other]: 'changed' } })
      expect(changed).toMatchObject({ status: 400, fields: { [`${document}.${other}`]: 'This can’t be changed here' } })
    },
  )

  /** A save that changes nothing is not counted by these. */
  const CHANGES: Partial<Record<CallName, Values>> = { 'settings/retention/save': { keep: { messages: 60 } } }
  const VERSIONED = SAVED_WHOLE.filter((name) => 'expectedVersion' in calls[name].input.fields)

  test.each(VERSIONED)(
    '%s at the same moment as another with the same version: one of them is refused',
    async (name) => {
      const { document } = FETCHED[name]!
      const read = await world.reader(name)
      const record = await read()
      const version = Object.entries(record).find(([field]) => field.endsWith('Version'))
      expect(version).toBeDefined()
      const body = { [document]: { ...record, ...CHANGES[name] }, expectedVersion: version![1] }
      const answers = await Promise.all([world.post(name, body), world.post(name, body)])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    },
  )
})
