import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { xd } from './xd.ts'

const folder = mkdtempSync(join(tmpdir(), 'xd-replies-'))
let booted: Booted
let env: Record<string, string>
beforeAll(async () => {
  booted = await boot()
  const { token } = await booted.signIn('owner')
  env = { XDG_CONFIG_HOME: folder, XD_SERVER: booted.url, XD_TOKEN: token }
})
afterAll(async () => {
  await booted.close()
  rmSync(folder, { recursive: true, force: true })
})

const run = (...args: string[]) => xd(['replies', ...args], undefined, env)

test('a quick reply is added, changed, moved, listed and deleted', async () => {
  const added = await run('save', 'parking', '--new', '--title', 'Parking', '--text', 'Park behind us.', '--json')
  expect(JSON.parse(added.out)).toMatchObject({ replyShortcode: 'parking', storeIDs: null, replyIsMine: false })
  const once = ['save', 'once', '--new', '--title', 'Once', '--text', 'Once.', '--key', 'once-1', '--json']
  const [first, again] = [await run(...once), await run(...once)]
  expect(JSON.parse(again.out)).toEqual(JSON.parse(first.out))
  const changed = await run('save', '/parking', '--text-es', 'Atrás.', '--store', 'LAKE', '--json')
  expect(JSON.parse(changed.out)).toMatchObject({ replyBody: 'Park behind us.', replyBodyES: 'Atrás.', storeIDs: [3] })
  expect((await run('list', 'park', '--store', 'LAKE')).out).toContain('/parking')
  expect((await run('list', 'park', '--store', '1')).out).not.toContain('/parking')
  expect((await run('order', 'parking', 'hours')).out.indexOf('/parking')).toBeGreaterThan(0)
  expect((await run('list', '--json')).out.indexOf('"parking"')).toBeLessThan(
    (await run('list', '--json')).out.indexOf('"hours"'),
  )
  expect((await run('delete', 'parking')).code).toBe(64)
  expect((await run('delete', 'parking', '--yes')).code).toBe(0)
  expect((await run('delete', 'parking', '--yes')).code).toBe(3)
  expect((await run('save', 'hours', '--shortcode', 'no good')).code).toBe(6)
  expect((await run('save', 'hours')).code).toBe(64)
})

test('quick replies are exported, and imported from a file', async () => {
  const file = join(folder, 'replies.csv')
  expect((await run('export', '--out', file)).code).toBe(0)
  expect((await run('import', file)).err).toMatch(/Added: 0\. Changed: 0\. Unchanged: \d+\./)
  writeFileSync(file, 'Title,Shortcode,English\nBoat,boat,Mind the step.\nBad,no good,x\n')
  const trial = await run('import', file, '--dry-run', '--json')
  expect(JSON.parse(trial.out)).toMatchObject({ added: 1, problems: [{ row: 3 }] })
  expect((await run('list', 'boat')).out).not.toContain('/boat')
})

test('a file in Windows’ own encoding keeps its letters', async () => {
  const file = join(folder, 'windows.csv')
  writeFileSync(file, Buffer.from('Title,Shortcode,English\nManana,manana,Abrimos ma\u00f1ana a las 9.\n', 'latin1'))
  expect((await run('import', file)).code).toBe(0)
  expect((await run('list', 'manana')).out).toContain('Abrimos mañana a las 9.')
})

test('a template is added in two languages, changed, listed and deleted', async () => {
  const templates = (...args: string[]) => xd(['templates', ...args], undefined, env)
  const add = ['save', 'Due', '--new', '--text', 'Hi [FIRST_NAME]', '--text-es', 'Hola', '--key', 'due-1', '--json']
  const added = await templates(...add)
  expect(JSON.parse((await templates(...add)).out)).toEqual(JSON.parse(added.out))
  expect(JSON.parse(added.out)).toMatchObject({ templateName: 'Due', templateKind: 'message', templateBodyES: 'Hola' })
  const changed = await templates('save', 'due', '--kind', 'notice', '--json')
  expect(JSON.parse(changed.out)).toMatchObject({ templateKind: 'notice', templateBody: 'Hi [FIRST_NAME]' })
  expect((await templates('save', 'due', '--text', 'For [PRICE]')).code).toBe(6)
  expect((await templates('list', '--kind', 'notice')).out).toContain('Due')
  expect((await templates('list', '--channel', 'email')).out).not.toContain('Due ')
  expect((await templates('delete', 'due', '--yes')).code).toBe(0)
  expect((await templates('save', 'due', '--text', 'x')).code).toBe(3)
})
