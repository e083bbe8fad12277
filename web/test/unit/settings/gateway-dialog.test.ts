import { beforeEach, expect, test, vi } from 'vitest'
import { rendered } from '../acts/drawn.ts'
import { aPage, refusal } from '../data/page.ts'
import { aWindow } from '../data/window.ts'
import { show } from '../shown/shown.ts'

const CALL = 'settings/payments/save'

let page: ReturnType<typeof aPage>
beforeEach(() => {
  page = aPage()
  aWindow()
})

const ACCOUNT = {
  gateway: 'bluedog',
  environment: 'test',
  accountVersion: 3,
  settings: { publicKey: 'pub_1' },
  secrets: { apiKey: { lastFour: '4242' }, webhookSecret: { lastFour: null } },
}

const open = async () => {
  let account: object = ACCOUNT
  const props = {
    title: 'Old Town',
    place: { storeID: 2 },
    gateways: ['bluedog', 'paypal'],
    onClose: () => undefined,
    get account() {
      return account
    },
  }
  const screen = await show(page, { at: 'features/settings/gateway-dialog.tsx', draws: 'GatewayDialog', props })
  const secret = () => {
    const { required, hint } = screen.control('Private API key')
    return [required, hint]
  }
  const change = async (control: string, value: string) => {
    screen.control(control)['onChange']!(value)
    await rendered()
  }
  const save = async (times: number) => {
    screen.does('Save gateway')
    await vi.waitFor(() => expect(page.inputs(CALL)).toHaveLength(times))
    await rendered()
    return page.inputs(CALL).at(-1)!['expectedVersion']
  }
  const colleagueSaves = async (version: number) => {
    account = { ...ACCOUNT, accountVersion: version }
    await screen.again()
  }
  return { secret, change, save, colleagueSaves }
}

test('a stored key is kept where it belongs: in its gateway and mode', async () => {
  const { secret, change } = await open()
  const stored = [false, 'Stored, ends in 4242. Leave empty to keep it.']
  expect(secret()).toEqual(stored)
  await change('Mode', 'live')
  expect(secret()).toEqual([true, 'Starts with api_. Create it under Settings, API Keys.'])
  await change('Mode', 'test')
  expect(secret()).toEqual(stored)
})

test('keys are saved over the version that was shown as they were typed, and again over a colleague’s', async () => {
  page.answers[CALL] = () => refusal(409, 'conflict')
  const { change, save, colleagueSaves } = await open()
  await colleagueSaves(4)
  await change('Public API key', 'pub_2')
  await colleagueSaves(5)
  expect(await save(1)).toBe(4)
  expect(await save(2)).toBe(5)
})
