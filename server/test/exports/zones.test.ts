import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls } from '@xd/core/contract/modules.generated.ts'
import { FILES } from '@xd/core/contract/files.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { ALWAYS } from '../db/questions.ts'
import { oneOfEach } from '../one-of-each.ts'
import { exported } from './export-file.ts'

const TIME = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/

describe.each(ENGINES)('the times in files, on %s', (database) => {
  let server: Booted
  let owner: Awaited<ReturnType<Booted['signIn']>>
  let support: Awaited<ReturnType<Booted['signIn']>>
  beforeAll(async () => {
    server = await boot({ database })
    await oneOfEach(server)
    owner = await server.signIn('owner')
    support = await server.signIn('support@xd.test')
  })
  afterAll(() => server.close())

  test.each(FILES.map(({ name, call }) => [name, call] as const))(
    '%s.csv says which clock its times use: the store’s, or the company’s',
    async (name, call) => {
      const rows = await exported(server, name, ALWAYS[name] ?? {}, calls[call].access === 'support' ? support : owner)
      const { company } = await owner('stores/company-info', {})
      const { stores } = await owner('stores/list', {})
      for (const row of rows) {
        if (!Object.values(row).some((cell) => TIME.test(cell))) continue
        const store = stores.find(({ storeName }) => storeName === row['Store'])
        expect(row).toMatchObject({ 'Time zone': store?.storeTimezone ?? company.companyTimezone })
      }
    },
  )
})
