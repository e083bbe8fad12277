import { toast as sonner } from 'sonner'
import { beforeEach, expect, test } from 'vitest'
import type { LoanData } from '#data/loans.ts'
import { drawn, hearToasts } from '../acts/drawn.ts'
import { aPage, refusal } from '../data/page.ts'
import { aWindow } from '../data/window.ts'
import { STORES } from '../lists/cells.table.ts'
import { loan } from './sample.ts'

let page: ReturnType<typeof aPage>
beforeEach(() => {
  page = aPage()
  aWindow()
  Object.assign(page.answers, {
    'inbox/list': () => ({ messages: [{ convo: { convoID: 7 } }] }),
    'customers/conversation/fetch': () => ({ draft: null }),
    'customers/conversation/start': () => ({ convo: { convoID: 8 } }),
    'customers/fetch': () => ({ customer: { custLanguage: 'en' } }),
    'loans/share': () => ({ url: 'https://xd.test/q' }),
  })
})

const IN_ENGLISH = 'Your loan quote for $300.00: https://xd.test/q'
const IN_SPANISH = 'Detalles de un préstamo de $300.00: https://xd.test/q'

const texting = async ({ stores = true, quote = loan as object } = {}) => {
  const [{ queryClient }, { ownLocal }, drafts] = await Promise.all([
    import('#data/query-client.ts'),
    import('#data/local.ts'),
    import('#data/drafts.ts'),
  ])
  ownLocal(1, 5)
  queryClient.setQueryData(['stores/list', {}], stores ? STORES[1] : { stores: [] })
  const { useShareLoan } = await import('#features/loans/use-share-loan.ts')
  const said = await hearToasts(sonner)
  const hook = await drawn(useShareLoan as never, {}, [quote as LoanData])
  const written: number[] = []
  return {
    hook,
    said,
    written,
    ...drafts,
    text: () => hook.does('textLink', (convoID: number) => void written.push(convoID)),
  }
}

test.each([
  ['an empty box', { draft: null }, [{ body: IN_ENGLISH, channel: 'sms', subject: null, media: [] }]],
  [
    'the kept draft of an email',
    {
      draft: {
        draftBody: 'As promised: \n',
        draftChannel: 'email',
        draftSubject: 'Ring',
        draftMedia: [{ mediaID: 1 }],
      },
    },
    [{ body: `As promised:\n${IN_ENGLISH}`, channel: 'email', subject: 'Ring', media: [{ mediaID: 1 }] }],
  ],
])('a quote’s link goes into the latest conversation, after %s', async (_, kept, boxes) => {
  page.answers['customers/conversation/fetch'] = () => kept
  const { text, written, boxOf } = await texting()
  await text()
  expect(written).toEqual([7])
  expect([boxOf(7)]).toEqual(boxes)
  expect(page.inputs('inbox/list')).toEqual([{ search: { custID: 4, status: 'all', perPage: 1 } }])
  expect(page.names()).not.toContain('customers/conversation/start')
})

test('text typed here comes before the link, not the server’s draft', async () => {
  page.answers['customers/conversation/fetch'] = () => ({
    draft: { draftBody: 'Old', draftChannel: 'sms', draftSubject: null, draftMedia: [] },
  })
  const { text, boxOf, keepDraft, NOTHING } = await texting()
  keepDraft(7, { ...NOTHING, body: 'Hi Ana,' })
  await text()
  expect(boxOf(7)?.body).toBe(`Hi Ana,\n${IN_ENGLISH}`)
})

test('without a conversation one is started with the first store, in the customer’s language', async () => {
  page.answers['inbox/list'] = () => ({ messages: [] })
  page.answers['customers/fetch'] = () => ({ customer: { custLanguage: 'es' } })
  const { text, written, boxOf } = await texting()
  await text()
  expect([page.inputs('customers/conversation/start'), written]).toEqual([[{ custID: 4, storeID: 1 }], [8]])
  expect(boxOf(8)?.body).toBe(IN_SPANISH)
})

test('without a conversation or a store nothing is shared', async () => {
  page.answers['inbox/list'] = () => ({ messages: [] })
  const { text, written, said } = await texting({ stores: false })
  await text()
  await expect.poll(said).toEqual(['Start a conversation with this customer first.'])
  expect([written, page.names()]).toEqual([[], expect.not.arrayContaining(['loans/share'])])
})

test('a quote without a customer asks for nothing', async () => {
  const { text, written } = await texting({ quote: { ...loan, custID: null } })
  await text()
  expect([written, page.names()]).toEqual([[], expect.not.arrayContaining(['inbox/list', 'loans/share'])])
})

test('a link that may not be shared is put into the box once a rule is overridden, and is refused aloud otherwise', async () => {
  const broken = [{ rule: 'military-lending', message: 'Unchecked' }]
  page.answers['loans/share'] = ({ overrideReason }) =>
    overrideReason === undefined ? refusal(400, 'override_needed', { broken }) : { url: 'https://xd.test/q' }
  const { hook, text, written, boxOf, said } = await texting()
  await text()
  expect([written, boxOf(7)]).toEqual([[], undefined])
  const { question } = hook.value() as { question: { props: Record<string, (reason?: string) => void> } }
  question.props['onReason']!('The manager knows them')
  const asked = () => (hook.value() as typeof hook & { question: { props: Record<string, () => void> } }).question.props
  await expect.poll(() => asked()['reason']).toBe('The manager knows them')
  asked()['onConfirm']!()
  await expect.poll(() => written).toEqual([7])
  expect(page.inputs('loans/share').map(({ overrideReason }) => overrideReason)).toEqual([
    undefined,
    'The manager knows them',
  ])
  page.answers['loans/share'] = () => refusal(500, 'internal')
  await text()
  await expect.poll(said).toEqual(['Refused: internal'])
})
