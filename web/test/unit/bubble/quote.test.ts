import { beforeEach, describe, expect, test, vi } from 'vitest'
import { panelText } from '@xd/core/domain/bubble/panel-text.ts'
import { aPage, refusal } from '../data/page.ts'
import { aDocument } from './a-dom.ts'

let page: ReturnType<typeof aPage>
let dom: ReturnType<typeof aDocument>
let heard: unknown[]
beforeEach(() => {
  page = aPage()
  dom = aDocument()
  heard = []
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }))
})

const words = panelText('en')
const bubble = {
  language: 'en',
  words,
  consent: 'I agree.',
  stores: [{ storeID: 7, storeName: 'Harbor', open: true, reopens: '' }],
}
const open = async (sessionToken?: string) => {
  const { mount } = await import('#bubble-quote/mount.tsx')
  const draw = (token?: string) =>
    mount(dom.panel, {
      companyKey: 'key',
      bubble: bubble as never,
      sessionToken: token,
      onStarted: (started) => {
        heard.push(['started', started])
        draw(started)
      },
      onOver: () => {
        heard.push(['over'])
        draw()
      },
      onAsked: () => void heard.push(['asked']),
    })
  draw(sessionToken)
  await dom.settled()
}
const photo = (name: string) => new File([name], name, { type: 'image/jpeg' })
const pick = (...files: readonly File[]) => dom.pick('quote-media', ...files)
const fill = async () => {
  await dom.type('quote-item', 'Gold ring')
  await pick(photo('ring.jpg'))
}
const told = () => dom.says().filter((line) => /problem|role=alert ./.test(line))

describe('a visitor who asks for a quote', () => {
  test('is asked for the item, what they want, pictures, and who they are', async () => {
    await open()
    expect(dom.says()).toEqual([
      'p .hours Harbor Open now',
      'label for=quote-name Your name',
      'input id=quote-name name=name maxlength=100 autocomplete=name',
      'label for=quote-phone Mobile phone',
      'input id=quote-phone name=phone type=tel autocomplete=tel',
      'label for=quote-item What is it?',
      'input id=quote-item name=item maxlength=200',
      'p .hint For example: 14k gold chain, 22 inches',
      'legend What would you like to do?',
      'label .choice Pawn it',
      'input name=want type=radio checked',
      'label .choice Sell it',
      'input name=want type=radio',
      'legend Pictures, 1 to 4',
      'li',
      'label .pick',
      'span .unseen Add a picture',
      'input id=quote-media name=media type=file accept=image/* multiple',
      'div role=alert',
      'input name=website autocomplete=off',
      'label .agree',
      'input id=quote-consent name=consent type=checkbox',
      'span I agree.',
      'p role=alert',
      'button .main Ask for a quote',
    ])
  })

  test('who has a chat is asked for the item alone', async () => {
    await open('secret')
    expect(dom.says().filter((line) => /^(input|textarea|select)/.test(line))).toEqual([
      'input id=quote-item name=item maxlength=200',
      'input name=want type=radio checked',
      'input name=want type=radio',
      'input id=quote-media name=media type=file accept=image/* multiple',
    ])
  })

  test('is told all that is missing, consent last, and the first of it has the focus', async () => {
    await open()
    await dom.submit()
    expect(told().filter((line) => line.startsWith('p'))).toEqual([
      'p .problem id=quote-name-problem Fill in this field',
      'p .problem id=quote-phone-problem Fill in this field',
      'p .problem id=quote-item-problem Fill in this field',
      'p .problem id=quote-media-problem Add a picture',
      'p .problem id=quote-consent-problem Check the box to agree',
    ])
    expect(dom.focused()).toBe('name')
    expect(page.names()).toEqual([])
  })

  test('sends the item once with its pictures, and the form is empty again', async () => {
    await open('secret')
    let mediaID = 0
    page.answers['bubble/upload'] = () => ({ mediaID: (mediaID += 1) })
    page.answers['bubble/ask-quote'] = () => ({})
    await fill()
    await pick(photo('ring.jpg'), photo('box.jpg'))
    expect(dom.says().filter((line) => line.includes('Remove picture'))).toEqual([
      'button aria-label=Remove picture: ring.jpg type=button',
      'button aria-label=Remove picture: box.jpg type=button',
    ])
    await dom.press('Remove picture: box.jpg')
    expect(dom.says().filter((line) => line.includes('Remove picture'))).toEqual([
      'button aria-label=Remove picture: ring.jpg type=button',
    ])
    await dom.fire(Object.assign(dom.panel.querySelectorAll('[name=want]')[1]!, { checked: true }), 'input')
    await dom.submit()
    expect(page.calls()).toEqual([
      ['bubble/upload', { file: expect.any(File) }],
      [
        'bubble/ask-quote',
        {
          sessionToken: 'secret',
          item: 'Gold ring',
          want: 'sell',
          language: 'en',
          body: 'I’d like to sell this: Gold ring',
          media: [1],
          clientMessageID: expect.any(String),
        },
      ],
    ])
    expect(heard).toEqual([['asked']])
    expect(dom.says().join()).not.toContain('Remove picture')
    expect(dom.find('quote-item')).toHaveProperty('value', '')
    await fill()
    await dom.submit()
    const [first, next] = page.inputs('bubble/ask-quote')
    expect(next).toMatchObject({ item: 'Gold ring', media: [2] })
    expect(next!['clientMessageID']).not.toBe(first!['clientMessageID'])
    expect(dom.says().at(-1)).toBe('button .main Ask for a quote')
  })

  test('starts a chat with it, whose first message says it', async () => {
    await open()
    page.answers['bubble/start'] = () => ({ sessionToken: 'secret' })
    page.answers['bubble/upload'] = () => ({ mediaID: 1 })
    page.answers['bubble/ask-quote'] = () => ({})
    await dom.type('quote-name', 'Vi')
    await dom.type('quote-phone', '808 555 0147')
    await dom.agree('quote-consent')
    await fill()
    await dom.submit()
    expect(page.inputs('bubble/start')).toMatchObject([
      { storeID: 7, name: 'Vi', phone: '808 555 0147', message: 'I’d like to pawn this: Gold ring', consent: true },
    ])
    expect(page.inputs('bubble/ask-quote')).toMatchObject([
      { sessionToken: 'secret', item: 'Gold ring', want: 'pawn', body: '', media: [1] },
    ])
    expect(heard).toEqual([['started', 'secret'], ['asked']])
  })

  test('may send up to four pictures, and is told of the rest', async () => {
    await open('secret')
    await pick(...['1', '2', '3', '4', '5'].map((name) => photo(`${name}.jpg`)))
    expect(told()).toEqual([`p .problem id=quote-media-problem ${words.mostPictures}`])
    expect(dom.says().filter((line) => line.includes('Remove picture'))).toHaveLength(4)
    expect(dom.says().join()).not.toContain('type=file')
    await dom.press('Remove picture: 2.jpg')
    expect(told()).toEqual([])
    expect(dom.says().join()).toContain('type=file')
  })

  test.each([
    ['too many', refusal(429, 'too_many', { message: 'Wait.' }), ['p role=alert Wait.']],
    ['none is there', refusal(404, 'not_found'), [`p role=alert ${words.unavailable}`]],
    ['broken', refusal(500, 'broken'), [`p role=alert ${words.failed}`]],
    [
      'the words',
      refusal(400, 'invalid', { fields: { body: 'No card numbers.' } }),
      ['p .problem id=quote-item-problem No card numbers.'],
    ],
    [
      'a picture',
      refusal(400, 'invalid', { fields: { file: 'Wrong kind.' } }),
      [`p .problem id=quote-media-problem ${words.badPicture}`],
    ],
  ])('is told why it was not sent, and keeps what they typed: %s', async (_, answer, lines) => {
    await open('secret')
    page.answers['bubble/upload'] = () => ({ mediaID: 1 })
    page.answers['bubble/ask-quote'] = () => answer
    await fill()
    await dom.submit()
    expect(told().filter((line) => !line.startsWith('input'))).toEqual(lines)
    expect(heard).toEqual([])
    expect(dom.find('quote-item')).toHaveProperty('value', 'Gold ring')
    await dom.submit()
    expect(page.names()).toEqual(['bubble/upload', 'bubble/ask-quote', 'bubble/ask-quote'])
    const [first, again] = page.inputs('bubble/ask-quote')
    expect(again).toEqual(first)
  })

  test('whose chat is over says who they are once more', async () => {
    await open('secret')
    page.answers['bubble/upload'] = () => ({ mediaID: 1 })
    page.answers['bubble/ask-quote'] = () => refusal(409, 'ended', { message: 'This chat is over.' })
    await fill()
    await dom.submit()
    expect(heard).toEqual([['over']])
    expect(dom.says()).toContain('p role=alert This chat is over.')
    expect(dom.find('quote-name')).toHaveProperty('name', 'name')
    page.answers['bubble/start'] = () => ({ sessionToken: 'another' })
    await dom.type('quote-name', 'Vi')
    await dom.type('quote-phone', '808 555 0147')
    await dom.agree('quote-consent')
    await dom.submit()
    const [first, again] = page.inputs('bubble/ask-quote')
    expect(again).toMatchObject({ sessionToken: 'another', item: 'Gold ring', media: [1] })
    expect(again!['clientMessageID']).not.toBe(first!['clientMessageID'])
    expect(page.inputs('bubble/upload')).toHaveLength(2)
  })

  test('waits while it is being sent', async () => {
    await open('secret')
    page.answers['bubble/upload'] = () => new Promise(() => undefined)
    await fill()
    await dom.submit()
    await dom.submit()
    expect(page.names()).toEqual(['bubble/upload'])
    expect(dom.says().at(-1)).toBe('button .main disabled Sending pictures…')
    expect(dom.says().find((line) => line.includes('type=file'))).toContain('disabled')
  })
})
