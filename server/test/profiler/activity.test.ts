import { afterAll, beforeAll, expect, test } from 'vitest'
import { boot, type Booted } from '@xd/fixtures/boot.ts'

let server: Booted
beforeAll(async () => void (server = await boot()))
afterAll(() => server.close())

test('a visited page is logged under its name', async () => {
  const clerk = await server.signIn('clerk')
  const { user } = await clerk('auth/info', {})
  await clerk('profiler/activity', { profile: { type: 'page', pageName: '/customers/$customer' } })
  const noted = await server.connection.reads
    .selectFrom('page_activity')
    .select(['userID', 'type', 'pageName'])
    .execute()
  expect(noted).toEqual([{ userID: user.userID, type: 'page', pageName: '/customers/$customer' }])
  await expect(clerk('profiler/activity', { profile: { type: 'page', pageName: ' ' } })).rejects.toMatchObject({
    status: 400,
  })
})
