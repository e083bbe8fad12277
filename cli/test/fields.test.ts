import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { withFolder, xd } from './xd.ts'

let booted: Booted
let env: Record<string, string>
beforeAll(async () => {
  booted = await boot()
  const { token } = await booted.signIn('owner')
  env = { XD_SERVER: booted.url, XD_TOKEN: token }
})
afterAll(() => booted.close())

interface Form {
  moduleID: string
  fields: { id?: string; type: string; title: string }[]
}

const run = (args: string[], input?: string) => xd(['fields', ...args], input, env)
const exported = async (form: string) => JSON.parse((await run(['export', form])).out) as Form

test('a form is listed with the records that hold data', async () => {
  expect((await run(['list'])).out).toMatch(/^birthday\tBirthday\tDate\t\d+\ton the calendar, every year$/m)
  expect((await run(['list', 'mailers'])).code).toBe(3)
})

test('a form is exported and imported, with a new field that gets a key', async () => {
  const form = await exported('payments')
  const same = await run(['import', '-', '--dry-run'], JSON.stringify(form))
  expect(same).toMatchObject({ code: 0, err: expect.stringContaining('No fields change') as string })
  await withFolder(async (folder) => {
    const file = join(folder, 'form.json')
    writeFileSync(file, JSON.stringify({ ...form, fields: [...form.fields, { type: 'text', title: 'Drawer' }] }))
    expect((await run(['import', file])).err).toContain('Added: Drawer.')
  })
  expect((await exported('payments')).fields).toEqual([
    ...form.fields,
    { id: expect.stringMatching(/^f_\w{8}$/) as string, type: 'text', title: 'Drawer' },
  ])
})

test('a data loss is named, and accepted only with --yes', async () => {
  const form = await exported('customer')
  const without = JSON.stringify({ ...form, fields: form.fields.filter(({ id }) => id !== 'employer') })
  const loss = /“Employer” is removed, and its data deleted from \d+ records\./
  expect((await run(['import', '-', '--dry-run'], without)).err).toMatch(loss)
  expect(await run(['import', '-'], without)).toMatchObject({ code: 64 })
  expect(await exported('customer')).toEqual(form)
  expect(await run(['import', '-', '--yes', '--json'], without)).toMatchObject({ code: 0 })
  expect((await exported('customer')).fields).toHaveLength(form.fields.length - 1)
})

test('one form can replace another; an invalid one is refused', async () => {
  const form = JSON.stringify(await exported('calendar/3'))
  expect((await run(['import', '-', '--form', 'calendar/4'], form)).code).toBe(0)
  expect((await exported('calendar/4')).fields).toHaveLength(3)
  const date = JSON.stringify({ moduleID: 'calendar/4', fields: [{ id: 'd', type: 'date', title: 'Day' }] })
  const refused = await run(['import', '-'], date)
  expect(refused).toMatchObject({ code: 6, err: expect.stringContaining('This type isn’t available here') as string })
  for (const text of ['no json', '[]', '{"moduleID":"customer"}', '{"moduleID":"customer","fields":[1]}'])
    expect((await run(['import', '-'], text)).code).toBe(6)
})
