import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { xd } from './xd.ts'

const folder = mkdtempSync(join(tmpdir(), 'xd-admin-'))
let booted: Booted
let env: Record<string, string>
beforeAll(async () => {
  booted = await boot()
  const { token } = await booted.signIn('support@xd.test')
  env = { XDG_CONFIG_HOME: folder, XD_SERVER: booted.url, XD_TOKEN: token }
})
afterAll(async () => {
  await booted.close()
  rmSync(folder, { recursive: true, force: true })
})

const run = (...args: string[]) => xd(['admin', ...args], undefined, env)
const json = async <T>(...args: string[]): Promise<T> => {
  const { code, out, err } = await run(...args, '--json')
  if (code !== 0) throw new Error(`xd admin ${args.join(' ')} exited with ${code}: ${err}`)
  return JSON.parse(out) as T
}

test('companies are listed by name and state, created with an owner, and shown', async () => {
  expect(
    (await json<{ companyID: number }[]>('companies', 'list', '--status', 'suspended')).map((c) => c.companyID),
  ).toEqual([4])
  expect((await run('companies', 'list')).out).toMatch(/Golden Pledge Pawn & Loan\tgoldenpledge\t3\t\d+\.\d\d\t/)
  const wanted = ['companies', 'create', 'Tin Cup Loans', '--timezone', 'America/Denver', '--owner', 'ines@tincup.test']
  expect((await run(...wanted)).code).toBe(64)
  expect((await run(...wanted, '--dry-run')).err).toContain('Would create Tin Cup Loans')
  const { company, inviteURL } = await json<{ company: { companyID: number }; inviteURL: string }>(...wanted, '--yes')
  expect(inviteURL).toContain('/invite#token=')
  expect((await run('companies', 'show', String(company.companyID))).out).toContain('tincuploans')
  expect((await run('companies', 'create', 'X', '--timezone', 'Mars', '--owner', 'x', '--yes')).code).toBe(6)
  expect((await run('companies', 'show', '999')).code).toBe(3)
  expect((await run('companies', 'show', 'golden')).code).toBe(3)
})

test('a company is suspended by its key, and resumed', async () => {
  expect((await run('companies', 'suspend', '3')).code).toBe(64)
  expect((await run('companies', 'suspend', '3', '--confirm', 'golden')).code).toBe(2)
  expect(await json('companies', 'suspend', '3', '--confirm', 'silveranchor')).toMatchObject({
    companyStatus: 'suspended',
  })
  expect((await run('companies', 'show', '3')).out).toMatch(/suspended since .*nothing overdue/)
  expect(await json('companies', 'resume', '3', '--yes')).toMatchObject({ companyStatus: 'active' })
})

test('stores of any company are listed, added and changed', async () => {
  expect((await run('stores', 'save', '--name', 'Nowhere')).code).toBe(64)
  const added = await json<{ storeID: number }>('stores', 'save', '--company', '5', '--name', 'Copper Main', '--yes')
  expect(await json('stores', 'show', String(added.storeID))).toMatchObject({ companyID: 5, storeName: 'Copper Main' })
  expect(await json('stores', 'save', String(added.storeID), '--abbr', 'MAIN')).toMatchObject({ storeAbbr: 'MAIN' })
  expect((await run('stores', 'list', '5')).out).toContain('Copper Main')
})
