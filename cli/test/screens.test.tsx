import { mkdtempSync, rmSync } from 'node:fs'
import { render } from 'ink-testing-library'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { CallClient } from '@xd/core/client/call-client.ts'
import type { CallName } from '@xd/core/contract/calls.ts'
import { asLocalDay } from '@xd/core/domain/time/day.ts'
import { HOUR_MS } from '@xd/core/domain/time/spans.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { COMPANY } from '@xd/fixtures/demo/people.ts'
import { type Company, CompanyPicker } from '../src/screens/CompanyPicker.tsx'
import { InboxScreen } from '../src/screens/InboxScreen.tsx'
import { LoanForm } from '../src/screens/LoanForm.tsx'
import { MailerProgress } from '../src/screens/MailerProgress.tsx'
import { sparkline } from '../src/screens/sparkline.ts'
import { StatsDashboard } from '../src/screens/StatsDashboard.tsx'
import { visibleFrom } from '../src/screens/window.ts'
import { xd } from './xd.ts'

const DOWN = '\u001b[B'
const UP = '\u001b[A'
const RIGHT = '\u001b[C'
const ENTER = '\r'
const ESCAPE = '\u001b'
const BACKSPACE = '\u007f'

type Screen = ReturnType<typeof render>

const PATIENCE = { timeout: 25_000 }

const shows = (screen: Screen, text: string | RegExp) =>
  vi.waitFor(() => expect(screen.lastFrame()).toMatch(text), PATIENCE)

const inAnHour = () => new Date(Date.now() + HOUR_MS).toISOString()

/**
 * React has finished the work it delays until after painting, such as listening for keys. On a busy machine it spreads
 * that over several turns.
 */
const settled = async () => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

/** Presses one key after another, each after the screen has handled the previous one. */
const press = async (screen: Screen, ...keys: string[]) => {
  await settled()
  for (const key of keys) {
    screen.stdin.write(key)
    await settled()
  }
}

let booted: Booted
let calls: CallClient

beforeAll(async () => {
  booted = await boot()
  calls = await booted.signIn('clerk')
})
afterAll(() => booted.close())

test('a mailer’s progress ends with its outcome', async () => {
  const manager = await booted.signIn('manager')
  const { jobs } = await manager('mailers/list-jobs', { search: { status: 'paused' } })
  const { jobID } = jobs[0]!
  let tell: () => void = () => undefined
  const load = async () => (await manager('mailers/fetch-job', { jobID })).job
  const watch = (news: () => void) => {
    tell = news
    return () => undefined
  }
  const screen = render(<MailerProgress load={load} watch={watch} />)
  await shows(screen, 'Paused')
  await manager('mailers/cancel-job', { jobID })
  tell()
  // Ending adds a line of its own.
  await vi.waitFor(() => expect(screen.frames.join('')).toContain('Canceled'), PATIENCE)
})

describe('the company picker', () => {
  const company = (companyID: number, companyName: string): Company => ({
    companyID,
    companyKey: `k${companyID}`,
    companyName,
    storeCount: companyID,
    maxDate: null,
  })
  const companies = [company(1, 'XD'), company(2, 'Golden Pledge Pawn & Loan'), company(3, 'Silver Anchor Loans')]
  const open = () => {
    const picked: Company[] = []
    return {
      picked,
      screen: render(<CompanyPicker companies={companies} now={0} onPick={(one) => picked.push(one)} />),
    }
  }

  test('filters as you type, in any case, and picks with Enter', async () => {
    const { picked, screen } = open()
    await shows(screen, /3 of 3/)
    await press(screen, 'L', 'O', 'A', 'N')
    await shows(screen, /2 of 3/)
    await press(screen, DOWN, ENTER)
    await vi.waitFor(
      () => expect(picked.map(({ companyName }) => companyName)).toEqual(['Silver Anchor Loans']),
      PATIENCE,
    )
  })

  test('says when nothing matches, and Enter picks nothing', async () => {
    const { picked, screen } = open()
    await press(screen, 'z', 'z', ENTER)
    await shows(screen, 'No Matches Found.')
    expect(picked).toEqual([])
    await press(screen, BACKSPACE, BACKSPACE)
    await shows(screen, /3 of 3/)
  })
})

describe('the loan form', () => {
  test('shows nothing below one cent, then the schedule for the typed amount', async () => {
    const screen = render(<LoanForm day={asLocalDay('2024-04-08')} />)
    await shows(screen, 'Loan quote')
    expect(screen.lastFrame()).not.toContain('Schedule')
    await press(screen, '1', '7', '5')
    await shows(screen, /120 {2}2024-08-06 {5}\$202\.25 {2}maturity/)
    await press(screen, DOWN, DOWN, RIGHT)
    await shows(screen, '‹ ca_2019b ›')
    await press(screen, UP, UP, '.', '0', '0', '5')
    await shows(screen, 'Use at most two decimals')
  })
})

describe('the dashboard', () => {
  test('shows figures, and keeps them when the server is down', async () => {
    const support = await booted.signIn('support@xd.test')
    const { stats } = await support('admin/stats', { companyID: COMPANY.goldenPledge })
    let answers = 0
    const load = () =>
      answers++ === 0 ? Promise.resolve(stats) : Promise.reject(new Error('The server cannot be reached.'))
    const screen = render(<StatsDashboard load={load} seconds={60} now={Date.now} />)
    await shows(screen, /Messages in/)
    await press(screen, 'r')
    await shows(screen, 'The server cannot be reached. Showing what was last known.')
    expect(screen.lastFrame()).toContain('Messages in')
    // On a small terminal every figure keeps its own line, and the title stays on top.
    Object.defineProperties(screen.stdout, { columns: { value: 50 }, rows: { value: 15 } })
    screen.stdout.emit('resize')
    await vi.waitFor(() => expect(screen.lastFrame()!.split('\n').length).toBeLessThan(15), PATIENCE)
    expect(screen.lastFrame()).toMatch(/^Golden Pledge[^]*Unanswered +\d+\n[^]*approved +\d+ \$[\d,.]+\n/)
  })

  test('draws bars against the busiest day', () => {
    expect(sparkline([0, 5, 10])).toBe('▁▅█')
    expect(sparkline([0, 0])).toBe('▁▁')
  })
})

describe('the inbox', () => {
  const open = () => {
    const listeners = new Set<() => void>()
    const watch = (onChange: () => void) => {
      listeners.add(onChange)
      return () => void listeners.delete(onChange)
    }
    return {
      tell: () => listeners.forEach((listener) => listener()),
      screen: render(<InboxScreen calls={calls} watch={watch} now={Date.now} />),
    }
  }
  const list = async () => (await calls('inbox/list', { search: { perPage: 100 } })).messages

  test('opens and answers a conversation', async () => {
    const { screen } = open()
    const rows = await list()
    const at = rows.findIndex(({ customer }) => customer.custOptedOut === null && !customer.custBlocked)
    const row = rows[at]
    await shows(screen, /Enter open/)
    await press(screen, ...Array.from({ length: at }, () => DOWN), ENTER)
    await shows(screen, 'Enter send ')
    await press(screen, 'See you soon.', ENTER)
    await vi.waitFor(async () => {
      const { messages } = await calls('customers/conversation/messages/fetch', { convoID: row?.convo.convoID ?? 0 })
      expect(messages.at(-1)?.messageBody).toBe('See you soon.')
    }, PATIENCE)
    await shows(screen, /→ .*See you soon\./)
    await press(screen, ESCAPE)
    await shows(screen, /Enter open/)
  })

  test('can undo archiving', async () => {
    const { screen } = open()
    const [first] = await list()
    await shows(screen, /Enter open/)
    await press(screen, 'e')
    await shows(screen, 'Press z to undo')
    expect((await list()).map(({ convo }) => convo.convoID)).not.toContain(first?.convo.convoID)
    await press(screen, 'z')
    await vi.waitFor(async () => expect((await list())[0]?.convo.convoID).toBe(first?.convo.convoID), PATIENCE)
  })

  test('does not archive a text that arrived before it was on screen', async () => {
    const { screen, tell } = open()
    const rows = await list()
    const at = rows.findIndex(({ customer }) => customer.custOptedOut === null && !customer.custBlocked)
    const row = rows[at]
    await shows(screen, /Enter open/)
    const { stores } = await calls('stores/list', {})
    await booted.sandbox('/phone/send', {
      from: row?.customer.custPhone,
      to: stores.find(({ storeID }) => storeID === row?.convo.storeID)?.storeSMSNumber,
      body: 'One more thing',
    })
    await press(screen, ...Array.from({ length: at }, () => DOWN), 'e')
    await shows(screen, 'The customer just wrote')
    expect((await list())[0]).toMatchObject({ messageBody: 'One more thing', convo: { convoID: row?.convo.convoID } })
    tell()
    await shows(screen, 'One more thing')
  })

  test('never shows a late thread under another name; a view-only visit marks nothing read', async () => {
    const [first, second] = await list()
    let release = (): void => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const asked: string[] = []
    const slow = (async (name: 'customers/conversation/messages/fetch', input: { convoID: number }) => {
      asked.push(name)
      const answer = await calls(name, input)
      if (name === 'customers/conversation/messages/fetch' && input.convoID === first?.convo.convoID) await held
      return answer
    }) as typeof calls
    const visit = { companyID: 2, companyName: 'Golden Pledge', readOnly: true, expires: inAnHour() }
    const screen = render(<InboxScreen calls={slow} watch={() => () => undefined} now={Date.now} visit={visit} />)
    await shows(screen, /Enter open/)
    await press(screen, ENTER)
    await shows(screen, 'Loading…')
    await press(screen, ESCAPE)
    await shows(screen, /Enter open/)
    await press(screen, DOWN, ENTER)
    const end = (text: string): string => text.split(' ').slice(-2).join(' ')
    await shows(screen, end(second?.messageBody ?? ''))
    release()
    await press(screen, 'x')
    await shows(screen, 'Reply: x')
    expect(screen.lastFrame()).not.toContain(end(first?.messageBody ?? ''))
    expect(asked).not.toContain('customers/conversation/read')
  })

  test('keeps a draft when its conversation leaves the list and when it closes', async () => {
    const { screen, tell } = open()
    await shows(screen, /Enter open/)
    const [first, second] = await list()
    await press(screen, ENTER)
    await shows(screen, 'Enter send ')
    await press(screen, 'See you')
    await calls('customers/conversation/archive', { convoID: first!.convo.convoID, archived: true })
    tell()
    await vi.waitFor(async () => expect((await list())[0]?.convo.convoID).toBe(second?.convo.convoID), PATIENCE)
    await press(screen, ' there')
    await shows(screen, 'Reply: See you there')
    await calls('customers/conversation/archive', { convoID: first!.convo.convoID, archived: false })
    tell()
    await press(screen, ESCAPE)
    await shows(screen, /Enter open/)
    await press(screen, ENTER)
    await shows(screen, 'Reply: See you there')
  })

  test('keeps text typed while another is on its way', async () => {
    let release = (): void => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const sent: string[] = []
    const slow = (async (name: CallName, input: { body: string }) => {
      if (name !== 'customers/conversation/messages/send') return calls(name, input as never)
      sent.push(input.body)
      await held
      return {}
    }) as typeof calls
    const screen = render(<InboxScreen calls={slow} watch={() => () => undefined} now={Date.now} />)
    await shows(screen, /Enter open/)
    await press(screen, ENTER)
    await shows(screen, 'Enter send ')
    await press(screen, 'First.', ENTER, 'Second')
    release()
    await shows(screen, /Reply: Second/)
    expect(sent).toEqual(['First.'])
  })

  test('closes when the support visit ends', async () => {
    const visit = { companyID: 2, companyName: 'Golden Pledge', readOnly: true, expires: new Date().toISOString() }
    const closed = vi.fn()
    render(<InboxScreen calls={calls} watch={() => closed} now={Date.now} visit={visit} />)
    await vi.waitFor(() => expect(closed).toHaveBeenCalled(), PATIENCE)
  })

  test('shows changes made elsewhere without a key press', async () => {
    const { screen, tell } = open()
    await shows(screen, /Enter open/)
    const rows = await list()
    const row = rows.filter(({ customer }) => customer.custOptedOut === null && !customer.custBlocked).at(-1)
    await calls('customers/conversation/messages/send', {
      convoID: row?.convo.convoID ?? 0,
      body: 'From the counter',
      clientMessageID: 'elsewhere-1',
    })
    tell()
    await shows(screen, /→ From the counter/)
  })
})

test('scrolls only when the cursor leaves the window', () => {
  expect([
    visibleFrom(0, 4, 5, 20),
    visibleFrom(0, 5, 5, 20),
    visibleFrom(6, 3, 5, 20),
    visibleFrom(18, 19, 5, 20),
    visibleFrom(9, 0, 5, 1),
  ]).toEqual([0, 1, 3, 15, 0])
})

test('refuses without a terminal, and names the command to use instead', async () => {
  const config = mkdtempSync(join(tmpdir(), 'xd-config-'))
  for (const [args, instead] of [
    [['loan', 'form'], 'xd loan quote'],
    [['inbox'], 'xd inbox list --json'],
  ] as const) {
    const { code, err } = await xd(args, '', { XDG_CONFIG_HOME: config })
    expect(code).toBe(64)
    expect(err).toContain(instead)
  }
  rmSync(config, { recursive: true })
})
