import { panelText } from '@xd/core/domain/bubble/panel-text.ts'
import { aPage } from '../data/page.ts'
import { aDocument } from './a-dom.ts'

export const bubble = (change: object = {}, language: 'en' | 'es' = 'en') => ({
  companyName: 'Golden Pledge',
  companyLogo: null,
  color: '#123456',
  ink: '#ffffff',
  language,
  languages: ['en', 'es'],
  words: panelText(language),
  greeting: language === 'en' ? 'Hi there' : 'Hola',
  consent: language === 'en' ? 'I agree.' : 'Acepto.',
  quotes: false,
  stores: [{ storeID: 7, storeName: 'Harbor', open: true, reopens: '' }],
  ...change,
})
export const AT = '2026-11-24T18:05:00Z'
export const facts = (change: object = {}) => ({
  state: 'proved',
  code: null,
  storeID: 7,
  seen: false,
  typing: false,
  ...change,
})
export const said = (messageID: number, from: string, change: object = {}) => ({
  messageID,
  from,
  body: `Words ${messageID}`,
  at: AT,
  pictures: [],
  ...change,
})

/** A visitor’s browser with the panel, until the test ends. */
export const aPanel = () => {
  const page = aPage()
  const dom = aDocument()
  const never = () => new Promise(() => undefined)
  page.answers['bubble/messages'] = never
  return {
    page,
    dom,
    /** Opens it, as the server’s page carries it, in a browser that may know a chat. */
    open: async (given: object = bubble(), kept?: string) => {
      if (kept) localStorage.setItem('xd-chat/key', kept)
      const data = { companyKey: 'key', quoteScript: '/quote.js', bubble: given }
      dom.document.querySelector('#data')!.textContent = JSON.stringify(data)
      await import('#bubble/panel.tsx')
      await dom.settled()
    },
    /** The first answer, after which nothing is new. */
    answered: (chat: object, messages: readonly object[] = []) => {
      let isFirst = true
      page.answers['bubble/messages'] = () => {
        if (!isFirst) return never()
        isFirst = false
        return { chat, messages }
      }
    },
  }
}
