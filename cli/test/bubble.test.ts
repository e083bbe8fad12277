import { afterAll, beforeAll, expect, test } from 'vitest'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { PEOPLE, STORE } from '@xd/fixtures/demo/people.ts'
import { xd } from './xd.ts'

let booted: Booted
let env: Record<string, string>
beforeAll(async () => {
  booted = await boot()
  const { token } = await booted.signIn('owner')
  env = { XD_SERVER: booted.url, XD_TOKEN: token }
})
afterAll(() => booted.close())

const run = (...args: string[]) => xd(args, undefined, env)
const json = async (...args: string[]): Promise<unknown> => {
  const { code, out, err } = await run(...args, '--json')
  expect([code, err]).toEqual([0, expect.anything()])
  return JSON.parse(out)
}

test('the chat bubble is shown and changed, and its line alone is printed for a page', async () => {
  const { snippet } = (await (await booted.signIn('owner'))('settings/chat-bubble/fetch', {})) as { snippet: string }
  expect((await run('bubble', 'snippet')).out).toBe(`${snippet}\n`)
  expect(await json('bubble', 'save', '--closed', 'hide', '--no-quotes')).toMatchObject({
    bubbleClosed: 'hide',
    bubbleQuotes: false,
  })
  expect(await json('bubble')).toMatchObject({ bubbleEnabled: true, bubbleClosed: 'hide', bubbleStoreIDs: [] })
  const chosen = await json('bubble', 'save', '--store', 'Golden Pledge Main St', '--consent', 'I agree to texts.')
  expect(chosen).toMatchObject({ bubbleStoreIDs: [STORE.main], bubbleConsentEN: 'I agree to texts.' })
  expect((await run('bubble')).out).toContain('Stores\tMain St\n')
  expect(await json('bubble', 'save', '--all-stores')).toMatchObject({ bubbleStoreIDs: [] })
  const wrong = await run('bubble', 'save', '--sites', 'golden pledge')
  expect([wrong.code, wrong.err]).toEqual([6, expect.stringContaining('isn’t a website address')])
  expect((await run('bubble', 'save')).code).toBe(64)
})

test('conversations from the web site and visitors’ quote requests are listed and moved forward', async () => {
  const inbox = await json('inbox', 'list', '--channel', 'web', '--lead', 'new')
  expect(inbox).toMatchObject([{ customer: { custLastName: 'Brandt' } }])
  expect(await json('leads', 'list', '--status', 'open')).toMatchObject([
    { leadStatus: 'new', custID: PEOPLE.brandt.custID },
    { leadStatus: 'answered' },
    { leadStatus: 'in-store' },
  ])
  const [lead] = (await json('leads', 'list', 'Brandt')) as { leadID: number }[]
  const moved = await json('leads', 'move', String(lead!.leadID), 'won', '--amount', '120.50')
  expect(moved).toMatchObject({ leadStatus: 'won', wonAmount: 120.5 })
  const { out } = await run('leads', 'export', '--status', 'won')
  expect(out).toContain('120.50')
})
