import { toast as sonner } from 'sonner'
import { beforeEach, expect, test, vi } from 'vitest'
import { drawn, hearToasts, rendered } from '../acts/drawn.ts'
import { pressToast } from '../acts/press-toast.ts'
import { aPage } from '../data/page.ts'
import { aWindow } from '../data/window.ts'
import { wordsSaid } from '../says/words.ts'

const ANA = {
  custID: 4,
  custFirstName: 'Ana',
  custLastName: 'Prueba',
  custPhone: '+15125550198',
  custEmail: null,
  custDL: 'D1',
  custStreet: '12 Main St',
  custCity: 'Austin',
  custState: 'TX',
  custZIP: '73301',
  custLanguage: 'es',
  custBlocked: false,
  custOptedOut: null,
  custCustomFields: { size: '7', metal: 'Gold', only: 'here' },
}
const ADA = {
  ...ANA,
  custID: 5,
  custFirstName: 'Ada',
  custPhone: '+15125550199',
  custEmail: 'ada@example.com',
  custDL: 'D2',
  custCity: 'Waco',
  custLanguage: 'en',
  custOptedOut: '2026-11-01T10:00:00Z',
  custCustomFields: { size: '8', metal: 'Gold' },
}
const FIELDS = ['size', 'metal', 'only'].map((id) => ({ id, type: 'text', title: `The ${id}` }))
const WORDS = [
  'Which one to keep',
  '☑ Prueba, Ana (512) 555-0198 ☑ ☐ Prueba, Ada (512) 555-0199 ☐',
  'Phone',
  '☑ (512) 555-0198 ☑ ☐ (512) 555-0199 ☐',
  'Name',
  '☑ Prueba, Ana ☑ ☐ Prueba, Ada ☐',
  'Email',
  '☐ None ☐ ☑ ada@example.com ☑',
  'Drivers Lic #',
  '☑ D1 ☑ ☐ D2 ☐',
  'Postal address',
  '☑ 12 Main St, Austin, TX 73301 ☑ ☐ 12 Main St, Waco, TX 73301 ☐',
  'Language',
  '☑ Spanish ☑ ☐ English ☐',
  'The size',
  '☑ 7 ☑ ☐ 8 ☐',
  'If either one is blocked or opted out, the merged customer is too.',
  'Cancel Merge customers',
]
const SIDES = ['Name', 'Phone', 'Email', 'Drivers Lic #', 'Postal address', 'Language', 'The size']

let page: ReturnType<typeof aPage>
beforeEach(() => {
  page = aPage()
  Object.assign(aWindow().document, { getElementById: () => null, body: { nodeType: 1 } })
})

const open = async () => {
  page.answers['settings/custom-fields/fetch'] = () => ({ fields: FIELDS })
  page.answers['customers/merge'] = () => ({ customer: ANA, mergeID: 8 })
  page.answers['customers/unmerge'] = () => ({ restored: ADA })
  const [{ MergeCustomersDialog }, { queryClient }] = await Promise.all([
    import('#features/customers/merge-customers-dialog.tsx'),
    import('#data/query-client.ts'),
  ])
  const merged: number[] = []
  const screen = await drawn(MergeCustomersDialog, {
    one: ANA as never,
    other: ADA as never,
    onMerged: (id) => void merged.push(id),
    onClose: () => {},
  })
  const settled = async () => {
    await vi.waitFor(() => expect(queryClient.isFetching() + queryClient.isMutating()).toBe(0))
    await rendered()
  }
  await settled()
  const choose = async (label: string, side: string) => {
    screen.control(label)['onChange']!(side)
    await rendered()
  }
  const asked = () => page.inputs('customers/merge').map(({ clientKey: _, ...input }) => input)
  return { screen, merged, settled, choose, asked }
}

test('asks about what differs, and takes the only email', async () => {
  const { screen, choose } = await open()
  const lines = await wordsSaid(screen)
  expect(lines.slice(2)).toEqual(WORDS)
  await choose('Which one to keep', '5')
  expect(SIDES.map((label) => screen.control(label)['value'])).toEqual(SIDES.map(() => 'kept'))
})

test('sends each choice under its own name', async () => {
  const { screen, choose, asked, settled } = await open()
  for (const label of SIDES) await choose(label, label === 'Email' ? 'kept' : 'merged')
  expect(SIDES.map((label) => screen.control(label)['value'])).toEqual(
    SIDES.map((label) => (label === 'Email' ? 'kept' : 'merged')),
  )
  screen.does('Merge customers')
  await settled()
  expect(asked()).toEqual([
    {
      keptID: 4,
      mergedID: 5,
      choices: {
        custName: 'merged',
        custPhone: 'merged',
        custEmail: 'kept',
        custDL: 'merged',
        custAddress: 'merged',
        custLanguage: 'merged',
        custCustomFields: { size: 'merged' },
      },
    },
  ])
})

test('forgets what was chosen when the other one is kept', async () => {
  const { screen, choose, asked, settled } = await open()
  await choose('Name', 'merged')
  await choose('Which one to keep', '5')
  screen.does('Merge customers')
  await settled()
  expect(asked()).toEqual([{ keptID: 5, mergedID: 4, choices: {} }])
})

test('is undone by its toast', async () => {
  const said = await hearToasts(sonner)
  const { screen, merged, settled } = await open()
  screen.does('Merge customers')
  await settled()
  expect(merged).toEqual([4])
  pressToast(sonner, 'Undo')
  await settled()
  expect(page.inputs('customers/unmerge').map(({ clientKey: _, ...input }) => input)).toEqual([{ mergeID: 8 }])
  expect(said().at(-1)).toBe('Prueba, Ada is a separate customer again.')
})
