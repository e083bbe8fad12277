import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Feature } from '@xd/core/domain/access/features.ts'
import { type Permission, PRESETS } from '@xd/core/domain/access/permissions.ts'
import { FEATURES } from '@xd/core/domain/pricing/features.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { COMPANY, USER } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { oneOfEach } from '../one-of-each.ts'

type Section = 'customers' | 'conversations' | 'payments' | 'loans' | 'tickets' | 'chains'

/** Without which permission and which extras each section of a search stays empty. */
const NEEDS: Readonly<Record<Section, readonly [permission: Permission, ...features: Feature[]]>> = {
  customers: ['customers'],
  conversations: ['messages'],
  payments: ['payments', 'payments'],
  loans: ['loans', 'loans'],
  tickets: ['tickets'],
  chains: ['payments', 'payments', 'rewrites'],
}
const SECTIONS = Object.keys(NEEDS) as Section[]

describe.each(ENGINES)('each section of a search, on %s', (database) => {
  let server: Booted
  let texts: readonly string[]
  beforeAll(async () => {
    server = await boot({ database })
    await have(PRESETS.manager, FEATURES)
    await oneOfEach(server)
    const owner = await server.signIn('owner')
    const { rewrites } = await owner('payments/rewrites/list', { search: { perPage: 100 } })
    texts = [
      'whitfield',
      '77001',
      ...rewrites.flatMap(({ rewriteTickets }) =>
        rewriteTickets.flatMap(({ oldTicket, newTicket }) => (newTicket === null ? [] : oldTicket)),
      ),
    ]
  })
  afterAll(() => server.close())

  const have = async (permissions: readonly Permission[], features: readonly Feature[]) => {
    const { writes } = server.connection
    const held = { userPermissions: JSON.stringify(permissions) }
    await writes.updateTable('users').set(held).where('userID', '=', USER.manager).execute()
    const bought = { features: JSON.stringify(features) }
    await writes.updateTable('companies').set(bought).where('companyID', '=', COMPANY.goldenPledge).execute()
    return server.signIn('manager')
  }

  test('is for those with its permission and its extra', async () => {
    const filled = async (permissions: readonly Permission[], features: readonly Feature[]) => {
      const who = await have(permissions, features)
      const found = await Promise.all(texts.slice(0, 4).map((text) => who('search/find', { text })))
      return SECTIONS.filter((section) => found.some((answer) => answer[section].length > 0))
    }
    expect(await filled(PRESETS.manager, FEATURES)).toEqual(SECTIONS)
    for (const permission of PRESETS.manager) {
      const left = PRESETS.manager.filter((one) => one !== permission)
      const expected = SECTIONS.filter((section) => NEEDS[section][0] !== permission)
      expect([permission, await filled(left, FEATURES)]).toEqual([permission, expected])
    }
    for (const feature of FEATURES) {
      const left = FEATURES.filter((one) => one !== feature)
      const expected = SECTIONS.filter((section) => !NEEDS[section].slice(1).includes(feature))
      expect([feature, await filled(PRESETS.manager, left)]).toEqual([feature, expected])
    }
  })
})
