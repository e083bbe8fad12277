import { beforeEach, expect, test, vi } from 'vitest'
import { rendered } from '../acts/drawn.ts'
import { aPage } from '../data/page.ts'
import { aWindow } from '../data/window.ts'
import { show, type Shown } from '../shown/shown.ts'

let page: ReturnType<typeof aPage>
beforeEach(() => {
  page = aPage()
  const { document } = aWindow()
  Object.assign(document, { querySelector: () => null, activeElement: null, body: { nodeType: 1 } })
  vi.stubGlobal('Element', class {})
  vi.stubGlobal('HTMLElement', class {})
})

const row = (convoID: number, change: object = {}) => ({
  convo: {
    convoID,
    storeID: 1,
    convoStatus: 'active',
    convoFlag: 'none',
    convoUnread: 0,
    convoLabels: [],
    convoAssignedUserID: convoID === 1 ? 6 : null,
    ...change,
  },
  customer: { custFirstName: `Customer ${convoID}`, custLastName: '', custPhone: '+12135550147' },
  messageID: 30 + convoID,
  messageDate: `2026-11-2${convoID}T10:00:00Z`,
})
const ROWS = [row(1), row(2), row(3, { convoStatus: 'archived' })]

const open = async (convoID: number | undefined, answer: object = {}, more: Partial<Shown> = {}) => {
  const heard: unknown[] = []
  const screen = await show(page, {
    at: 'features/inbox/inbox-list.tsx',
    draws: 'InboxList',
    props: {
      convoID,
      open: (id: unknown) => void heard.push(['open', id]),
      onOpened: (...handed: unknown[]) => void heard.push(['onOpened', ...handed]),
      onNear: () => undefined,
    },
    ...more,
    answers: {
      'inbox/list': { messages: ROWS, nextCursor: null, count: 3, unread: 0, countElsewhere: 0, ...answer },
      'employees/list': { employees: [{ userID: 6, userNickname: 'Kim', userAllowedStoreIDs: [1] }], former: [] },
      'labels/list': { labels: [{ labelID: 8, labelName: 'Gold', labelModuleKey: 'conversation' }] },
    },
  })
  const rows = () => screen.part('InboxRows').props as Record<string, (...given: unknown[]) => unknown>
  const pick = async (id: number, keys: object = {}) => {
    rows()['onPick']!({ nativeEvent: { pointerType: 'mouse' }, target: null, ...keys }, id)
    await rendered()
  }
  return { screen, heard, pick, rows }
}

test.each([
  ['without those archived meanwhile', undefined, '/', [1, 2]],
  ['with the open one, even if it is archived meanwhile', 3, '/', [1, 2, 3]],
  ['those archived', undefined, '/?status=archived', [3]],
  ['all', undefined, '/?status=all', [1, 2, 3]],
])('the inbox shows conversations: %s', async (_, convoID, address, ids) => {
  const { rows } = await open(convoID, {}, { address })
  expect(rows()['ids']).toEqual(ids)
})

test.each([
  ['/', '4 in Archived', '/?status=archived'],
  ['/?filter=ana', '4 in Archived', '/?filter=ana&status=archived'],
  ['/?filter=ana&status=archived', '4 in Inbox', '/?filter=ana'],
])('matches elsewhere are one press away: at %s', async (address, words, to) => {
  const { screen } = await open(undefined, { countElsewhere: 4 }, { address })
  const button = screen.parts().find(({ props }) => [props['children']].flat().join('') === words)
  ;(button!.props['onClick'] as () => void)()
  await rendered()
  expect(screen.address()).toBe(to)
})

test.each([
  ['/', ''],
  ['/?filter=ana', '3 found'],
])('what was found is told to screen readers, at %s', async (address, words) => {
  const { screen } = await open(undefined, {}, { address })
  expect(screen.part('VisuallyHidden').props['children'] || '').toBe(words)
})

test.each([
  ['the inbox', {}, 1],
  ['an empty inbox', { messages: [], count: 0 }, 0],
])('%s has a file if anything is in it', async (_, answer, files) => {
  expect((await open(undefined, answer)).screen.files()).toHaveLength(files)
})

test.each([
  ['mouse', true],
  ['touch', false],
])('a conversation picked by %s is opened for writing: %s', async (pointerType, isMeant) => {
  const { heard, pick } = await open(undefined)
  await pick(2, { nativeEvent: { pointerType } })
  expect(heard).toEqual([
    ['onOpened', 2, isMeant],
    ['open', 2],
  ])
})

test('labels are offered for many only to users who may give them', async () => {
  for (const [lacks, labels] of [
    [[], [8]],
    [['labels'], []],
  ] as const) {
    const { screen, pick } = await open(undefined, {}, { lacks })
    await pick(1, { ctrlKey: true })
    expect((screen.having('onWhole')['labels'] as { labelID: number }[]).map(({ labelID }) => labelID)).toEqual(labels)
  }
})

test('assigning says to how many, and shows one’s colleague', async () => {
  const { screen, pick } = await open(undefined, { count: 4_000 })
  const selector = () => {
    const { title, value } = screen.part('EmployeeSelector').props
    return [title, value]
  }
  const assign = async () => {
    ;(screen.having('onWhole')['onAssignTo'] as () => void)()
    await rendered()
  }
  await pick(1, { ctrlKey: true })
  await assign()
  expect(selector()).toEqual(['Assign to', 6])
  await pick(2, { ctrlKey: true })
  await assign()
  expect(selector()).toEqual(['Assign 2 conversations to', undefined])
  ;(screen.having('onWhole')['onWhole'] as () => void)()
  await rendered()
  expect(selector()).toEqual(['Assign 1000 conversations to', undefined])
})
