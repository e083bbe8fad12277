import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { xd } from './xd.ts'

let booted: Booted
let env: Record<string, string>
beforeAll(async () => {
  booted = await boot()
  const { token } = await booted.signIn('clerk')
  env = { XD_SERVER: booted.url, XD_TOKEN: token }
})
afterAll(() => booted.close())

const run = (...args: string[]) => xd(['calendar', ...args], undefined, env)

test('an entry is created, listed, moved and deleted', async () => {
  const made = await run('add', 'Safe serviced', '--calendar', 'staff', '--start', '2031-05-05T10:30', '--json')
  const { itemID } = JSON.parse(made.out) as { itemID: number }
  const list = ['list', '--from', '2031-05-01', '--to', '2031-05-31', '--calendar', 'Staff']
  expect((await run(...list)).out).toMatch(/2031-05-05\t\t10:30\tSafe serviced\tStaff\t\t\d+/)
  expect((await run(...list, '--filter', 'SERVICED safe')).out).toContain('Safe serviced')
  expect((await run(...list, '--filter', 'no entry says this')).out).not.toContain('Safe serviced')
  const moved = await run('move', String(itemID), '--start', '2031-05-06', '--end', '2031-05-07', '--yearly', '--json')
  expect(JSON.parse(moved.out)).toMatchObject({
    itemDateStart: '2031-05-06',
    itemDateEnd: '2031-05-07',
    itemRepeat: 'year',
  })
  expect((await run(...list)).out).toMatch(/2031-05-06\t2031-05-07\t\tSafe serviced\tStaff\tyearly/)
  const licenses = [
    'move',
    String(itemID),
    '--calendar',
    'Licenses and permits',
    '--field',
    'f_kx7m2pqa=PB-1',
    '--no-yearly',
  ]
  expect((await run(...licenses)).code).toBe(0)
  expect((await run('move', String(itemID), '--calendar', 'Staff')).code).toBe(1)
  expect((await run('move', String(itemID), '--calendar', 'Staff', '--drop-values')).code).toBe(0)
  expect((await run('move', String(itemID))).code).toBe(64)
  expect((await run('move', 'customer/1/birthday', '--start', '2031-05-06')).err).toContain('managed by another module')
  expect((await run('add', 'x', '--calendar', 'Staff', '--start', '2031-02-30')).code).toBe(6)
  expect((await run('add', 'x', '--calendar', 'Nowhere', '--start', '2031-02-03')).code).toBe(3)
  expect((await run('delete', String(itemID))).code).toBe(64)
  expect((await run('delete', String(itemID), '--yes')).code).toBe(0)
  expect((await run('delete', String(itemID), '--yes')).code).toBe(3)
  expect((await run(...list)).out).not.toContain('Safe serviced')
  expect((await run('list', '--from', '1990-05-01', '--to', '1990-05-31', '--calendar', 'Staff')).err).toContain(
    'No entries on these days.',
  )
})

test('a file is previewed, imported, recognized the next time, and undone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'xd-ics-'))
  const path = join(folder, 'shop.ics')
  const days = ['20350601', '20350602', '20350602', 'soon']
  const events = days.map(
    (day, i) => `BEGIN:VEVENT\nUID:${i}\nSUMMARY:Fair ${i}\nDTSTART;VALUE=DATE:${day}\nEND:VEVENT`,
  )
  writeFileSync(path, ['BEGIN:VCALENDAR', ...events, 'END:VCALENDAR'].join('\n'))
  const take = ['import', path, '--calendar', 'Staff']
  const looked = await run(...take, '--dry-run')
  expect(looked.err).toContain('Would be added: 3. Already imported: 0. Problems: 1.')
  expect(looked.out).toContain('Fair 3\tThere is no such day.')
  const { importID } = JSON.parse((await run(...take, '--json')).out) as { importID: number }
  expect((await run(...take)).err).toContain('Added: 0. Already imported: 3.')
  expect((await run('undo-import')).out).toMatch(new RegExp(`${importID}\t[\\d-]{10}\tshop.ics\t3\t3`))
  const june = ['list', '--from', '2035-06-01', '--to', '2035-06-05', '--calendar', 'Staff']
  const few = await run(...june, '--limit', '2')
  expect([few.out.match(/^2035-/gm)?.length, few.err]).toEqual([2, expect.stringContaining('More available')])
  expect((await run(...june, '--all')).out.match(/Fair/g)).toHaveLength(3)
  expect((await run('undo-import', String(importID))).err).toContain('Deleted: 3. Kept because they changed: 0.')
  expect((await run('undo-import', '99999')).code).toBe(3)
  expect((await run('import', path)).code).toBe(64)
  rmSync(folder, { recursive: true })
})

test('a feed is created, shown once, changed and deleted', async () => {
  expect((await run('feed')).err).toContain('You have no calendar feed')
  const made = JSON.parse((await run('feed', '--new', '--initials', '--json')).out) as { url: string }
  expect(made).toMatchObject({ initials: true, url: expect.stringMatching(/\.ics$/) as string })
  const path = new URL(made.url).pathname
  expect((await fetch(`${booted.url}${path}`)).status).toBe(200)
  expect(JSON.parse((await run('feed', '--no-initials', '--json')).out)).not.toHaveProperty('url')
  expect((await run('feed')).out).toContain('by name')
  expect((await run('feed', '--delete')).err).toContain('The feed was deleted.')
  expect((await fetch(`${booted.url}${path}`)).status).toBe(404)
})
