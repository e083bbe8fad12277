import { beforeEach, expect, test } from 'vitest'
import { drawn, rendered } from '../acts/drawn.ts'
import { aPage } from '../data/page.ts'
import { aWindow } from '../data/window.ts'

let page: ReturnType<typeof aPage>
beforeEach(() => {
  page = aPage()
  aWindow()
})

test.each([
  ['/payments', ['/payments']],
  ['/payments?payment=k', ['/payments']],
  ['/customers', ['/customers']],
  ['/customers/12-prueba-ana', [12]],
  ['/customers/12-prueba-ana/2/messages', [12]],
  ['/calendar/55-auction', undefined],
  ['/admin/companies/7', undefined],
  ['/inbox?convo=7', [4, '/inbox']],
  ['/inbox', ['/inbox']],
])('what is opened at %s is noted', async (address, noted) => {
  page.answers['customers/conversation/fetch'] = () => ({ customer: { custID: 4 }, convo: { convoID: 7 } })
  const [{ NoteRecents }, { ownLocal }, { readKept }] = await Promise.all([
    import('#features/palette/note-recents.tsx'),
    import('#data/local.ts'),
    import('#data/kept.ts'),
  ])
  ownLocal(1, 5)
  await drawn(NoteRecents, {}, [], { address })
  await rendered()
  expect(readKept('recents')).toEqual(noted)
  expect(page.inputs('customers/conversation/fetch')).toEqual(address.includes('convo') ? [{ convoID: 7 }] : [])
})
