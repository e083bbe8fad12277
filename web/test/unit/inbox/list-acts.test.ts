import { toast as sonner } from 'sonner'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { drawn, hearToasts, rendered } from '../acts/drawn.ts'
import { pressToast } from '../acts/press-toast.ts'
import { aPage } from '../data/page.ts'
import { aWindow } from '../data/window.ts'

type Change = Record<string, unknown>
type Press = (...given: unknown[]) => unknown

let page: ReturnType<typeof aPage>
beforeEach(() => {
  page = aPage()
  const { document } = aWindow()
  Object.assign(document, { querySelector: () => null, activeElement: 'body', body: 'body' })
  vi.stubGlobal('Element', class {})
  vi.stubGlobal('HTMLElement', class {})
  vi.stubGlobal('HTMLTextAreaElement', class {})
})

const row = (convoID: number, change: object = {}) => ({
  convo: {
    convoID,
    storeID: 1,
    convoStatus: 'active',
    convoFlag: 'none',
    convoUnread: 0,
    convoLabels: [],
    convoAssignedUserID: null,
    ...change,
  },
  customer: { custFirstName: `Customer ${convoID}`, custLastName: '', custPhone: '+12135550147' },
  messageID: 30 + convoID,
  messageDate: `2026-11-2${convoID}T10:00:00Z`,
})
// The newest is not the first.
const ROWS = [
  row(1, { convoFlag: 'star' }),
  row(2, { convoFlag: 'star', convoUnread: 3 }),
  row(4),
  row(3, { convoFlag: 'flag' }),
]
const COLLEAGUES = [
  { userID: 5, userNickname: 'Bo', userAllowedStoreIDs: [1, 2] },
  { userID: 6, userNickname: 'Kim', userAllowedStoreIDs: [2] },
  { userID: 7, userNickname: 'Lee', userAllowedStoreIDs: [1] },
]

const open = async (
  convoID: number | undefined,
  { address = '/', rows = ROWS, count = rows.length }: { address?: string; rows?: typeof ROWS; count?: number } = {},
) => {
  Object.assign(page.answers, {
    'inbox/list': () => ({ messages: rows, nextCursor: null, count, unread: 3, countElsewhere: 0 }),
    'inbox/change': () => ({ count: 2, changeID: 9 }),
    'inbox/undo-change': () => ({}),
    'employees/list': () => ({ employees: COLLEAGUES, former: [] }),
    'labels/list': () => ({ labels: [{ labelID: 8, labelName: 'Gold', labelModuleKey: 'conversation' }] }),
    'customers/conversation/archive': () => ({ count: 1 }),
    'customers/conversation/set-flag': () => ({}),
    'customers/conversation/assign-user': () => ({}),
    'customers/conversation/read': () => ({}),
  })
  const said = await hearToasts(sonner)
  const opened: unknown[] = []
  const [{ InboxList }, { queryClient }] = await Promise.all([
    import('#features/inbox/inbox-list.tsx'),
    import('#data/query-client.ts'),
  ])
  const screen = await drawn(
    InboxList,
    { convoID, open: (id) => void opened.push(id), onNewMessage: undefined, onOpened: () => {}, onNear: () => {} },
    [],
    { address },
  )
  const settled = async () => {
    await rendered()
    await vi.waitFor(() => expect(queryClient.isFetching() + queryClient.isMutating()).toBe(0))
    await rendered()
  }
  await settled()
  const inRows = async (name: string, ...given: unknown[]) => {
    ;(screen.part('InboxRows').props[name] as Press)(...given)
    await settled()
  }
  const click = (id: number, keys: object = {}) =>
    inRows('onPick', { nativeEvent: { pointerType: 'mouse' }, target: null, ...keys }, id)
  const bulk = () => screen.having('onWhole')
  return {
    screen,
    said,
    opened,
    click,
    bulk,
    inRows,
    settled,
    /** Checks their boxes. */
    choose: async (...ids: number[]) => {
      for (const id of ids) await click(id, { ctrlKey: true })
    },
    inBulk: async (name: string, ...given: unknown[]) => {
      ;(bulk()[name] as Press)(...given)
      await settled()
    },
    press: async (key: string, more: object = {}) => {
      window.dispatchEvent(
        Object.assign(new Event('keydown', { cancelable: true }), {
          key,
          ctrlKey: false,
          metaKey: false,
          altKey: false,
          shiftKey: false,
          ...more,
        }),
      )
      await settled()
    },
    menu: async (of: number, key: string) => {
      const entries = screen.part('InboxRows').props['entriesFor'] as (row: unknown) => { key: string }[]
      const entry = entries(ROWS.find(({ convo }) => convo.convoID === of)).find((one) => one.key === key)
      return entry as unknown as { label: string; chosen?: string; onSelect: () => void }
    },
    changed: (): unknown[] => page.inputs('inbox/change').map(({ clientKey: _, ...input }) => input),
    asked: (call: string): unknown[] =>
      page.inputs(`customers/conversation/${call}`).map(({ clientKey: _, ...input }) => input),
  }
}

describe('with a key, on the open conversation', () => {
  test.each<[key: string, open: number, call: string, input: Change, said: string[]]>([
    ['e', 2, 'archive', { convoIDs: [2], archived: true, lastSeenMessageID: 32 }, ['Archived Customer 2']],
    ['u', 4, 'read', { convoID: 4, unread: true }, []],
    ['f', 4, 'set-flag', { convoID: 4, flag: 'flag' }, ['Flagged Customer 4']],
    ['f', 1, 'set-flag', { convoID: 1, flag: 'none' }, ['Removed the flag from Customer 1']],
    ['a', 3, 'assign-user', { convoID: 3, userID: 5 }, ['Assigned Customer 3 to Bo']],
  ])('%s on %i', async (key, id, call, input, words) => {
    const { press, asked, said } = await open(id)
    await press(key)
    expect(asked(call)).toEqual([input])
    expect(said()).toEqual(words)
  })

  test.each<[key: string, from: number | undefined, to: number[]]>([
    ['j', undefined, [1]],
    ['j', 2, [4]],
    ['j', 3, [3]],
    ['k', 2, [1]],
    ['k', 1, [1]],
    ['e', 2, [4]],
    // After the last one comes the one before it.
    ['e', 3, [4]],
    ['e', 1, [2]],
    ['f', 2, []],
    ['e', undefined, []],
  ])('%s, with %s open, opens %j', async (key, from, to) => {
    const { press, opened } = await open(from)
    await press(key)
    expect(opened).toEqual(to)
  })

  test('archived ones move back', async () => {
    const rows = [row(1, { convoStatus: 'archived' }), row(2, { convoStatus: 'archived' })]
    const { press, asked, said } = await open(1, { address: '/?status=archived', rows })
    await press('e')
    expect(asked('archive')).toEqual([{ convoIDs: [1], archived: false }])
    expect(said()).toEqual(['Moved Customer 1 back to the inbox'])
  })
})

describe('on those selected', () => {
  test.each<[key: string, change: Change]>([
    ['e', { archived: true }],
    ['u', { unread: true }],
    ['a', { userID: 5 }],
    // The open one’s flag.
    ['f', { flag: 'none' }],
  ])('%s changes all of them in one step', async (key, change) => {
    const { choose, press, changed } = await open(2)
    await choose(1, 4)
    await press(key)
    expect(changed()).toEqual([{ convoIDs: [1, 4], change }])
    expect(page.names().filter((name) => name.startsWith('customers/conversation/'))).toEqual([])
  })

  test('archiving opens the next one that stays, and ends the selection; another change does neither', async () => {
    const { choose, inBulk, bulk, opened } = await open(2)
    await choose(1, 2, 4)
    await inBulk('onChange', { unread: true })
    expect([bulk()['count'], opened]).toEqual([3, []])
    await inBulk('onChange', { archived: true })
    expect(opened).toEqual([3])
    expect(() => bulk()).toThrow()
  })

  test('archiving leaves an open conversation alone that is not among them, and closes the last one', async () => {
    const one = await open(3)
    await one.choose(1, 2)
    await one.inBulk('onChange', { archived: true })
    expect(one.opened).toEqual([])
    await one.choose(1, 2, 3, 4)
    await one.inBulk('onChange', { archived: true })
    expect(one.opened).toEqual([undefined])
  })

  test('is told in words, and undone as one', async () => {
    const { choose, inBulk, said, settled } = await open(undefined)
    await choose(1, 2)
    await inBulk('onChange', { addLabel: 8 })
    expect(said()).toEqual(['2 conversations labeled Gold'])
    pressToast(sonner, 'Undo')
    await settled()
    expect(page.inputs('inbox/undo-change').map(({ clientKey: _, ...input }) => input)).toEqual([{ changeID: 9 }])
    page.answers['inbox/change'] = () => ({ count: 0, changeID: null })
    await inBulk('onChange', { addLabel: 8 })
    expect(said().at(-1)).toBe('Nothing to change')
  })

  test.each<[ids: number[], flag: string | undefined]>([
    [[1, 2], 'star'],
    [[1, 3], undefined],
    [[4], 'none'],
  ])('their flag, of %j, is %s', async (ids, flag) => {
    const { choose, bulk } = await open(undefined)
    await choose(...ids)
    expect(bulk()['flag']).toBe(flag)
  })

  test('a whole view is changed up to its newest activity, and has no flag of its own', async () => {
    const rows = [row(1, { convoFlag: 'star' }), row(4, { convoFlag: 'star' }), row(2, { convoFlag: 'star' })]
    const { choose, inBulk, bulk, changed } = await open(undefined, {
      address: '/?filter=ana&store=1',
      rows,
      count: 143,
    })
    await choose(1)
    await inBulk('onAll')
    expect([bulk()['count'], bulk()['whole'], bulk()['flag']]).toEqual([3, false, 'star'])
    await inBulk('onWhole')
    expect([bulk()['whole'], bulk()['flag']]).toEqual([true, undefined])
    await inBulk('onChange', { unread: false })
    expect(changed()).toEqual([
      {
        search: expect.objectContaining({ filter: 'ana', store: 1, status: 'active' }),
        until: '2026-11-24T10:00:00Z',
        change: { unread: false },
      },
    ])
  })

  test('are assigned to a colleague who has all of their stores', async () => {
    const { choose, inBulk, screen, changed } = await open(undefined)
    await choose(1, 2)
    await inBulk('onAssignTo')
    const { props } = screen.part('EmployeeSelector')
    expect([props['title'], (props['employees'] as { userID: number }[]).map(({ userID }) => userID)]).toEqual([
      'Assign 2 conversations to',
      [5, 7],
    ])
    ;(props['onSelect'] as Press)(7)
    await vi.waitFor(() => expect(changed()).toEqual([{ convoIDs: [1, 2], change: { userID: 7 } }]))
  })

  test('of two stores, are assigned to nobody who lacks one of them', async () => {
    const { choose, inBulk, screen } = await open(undefined, { rows: [row(1), row(2, { storeID: 2 })] })
    await choose(1, 2)
    await inBulk('onAssignTo')
    expect(screen.part('EmployeeSelector').props['employees']).toEqual([COLLEAGUES[0]])
  })
})

describe('a row', () => {
  test('is opened, ticked or reached for by clicks', async () => {
    const { click, opened, bulk } = await open(undefined)
    await click(4)
    expect(opened).toEqual([4])
    await click(1, { metaKey: true })
    await click(4, { shiftKey: true })
    expect([opened, bulk()['count']]).toEqual([[4], 3])
    await click(3, { nativeEvent: { pointerType: 'touch' } })
    expect([opened, bulk()['count']]).toEqual([[4], 4])
  })

  test.each<[act: string, id: number, call: string, input: Change]>([
    ['archive', 4, 'archive', { convoIDs: [4], archived: true, lastSeenMessageID: 34 }],
    ['flag', 1, 'set-flag', { convoID: 1, flag: 'none' }],
    ['flag', 4, 'set-flag', { convoID: 4, flag: 'flag' }],
    ['unread', 2, 'read', { convoID: 2, unread: false }],
    ['unread', 4, 'read', { convoID: 4, unread: true }],
  ])('does %s on %i', async (act, id, call, input) => {
    const { inRows, asked } = await open(undefined)
    await inRows(
      'onAct',
      ROWS.find(({ convo }) => convo.convoID === id),
      act,
    )
    expect(asked(call)).toEqual([input])
  })

  test('has a menu for itself, or for the selection if it is part of it', async () => {
    const { choose, menu, settled, changed, asked } = await open(undefined)
    await choose(1, 2)
    expect((await menu(1, 'select')).label).toBe('Unselect')
    expect((await menu(4, 'select')).label).toBe('Select')
    expect((await menu(2, 'read')).label).toBe('Mark read')
    ;(await menu(2, 'read')).onSelect()
    await settled()
    expect(changed()).toEqual([{ convoIDs: [1, 2], change: { unread: false } }])
    ;(await menu(4, 'archive')).onSelect()
    await settled()
    expect(asked('archive')).toEqual([{ convoIDs: [4], archived: true, lastSeenMessageID: 34 }])
    expect(changed()).toHaveLength(1)
  })
})

test('Shift and an arrow select from the open row on, and Escape ends that', async () => {
  const { press, opened, bulk } = await open(2)
  await press('ArrowDown', { shiftKey: true })
  expect([opened, bulk()['count']]).toEqual([[4], 2])
  await press('Escape')
  expect(() => bulk()).toThrow()
})
