import { vi } from 'vitest'
import { selfPageText } from '@xd/core/domain/self-service/page-text.ts'
import { answering, aServedPage, Element, settled } from '../pay/a-page.ts'

export const words = selfPageText('en')
export const ticket = (ticketNumber: string, change: object = {}) => ({
  ticketNumber,
  ticketDescription: null,
  ticketDueDate: null,
  ticketGraceDate: null,
  amountDue: 10,
  refusal: null,
  paymentURL: null,
  asOf: '2026-11-24T05:00:00Z',
  ...change,
})
export const STALE = { code: 'book_stale', message: 'Call us.' }
export const mine = (tickets: readonly object[], feePercent = 0) => ({ tickets, feePercent })

const formOf = (id: string) =>
  new Element(
    'form',
    { id, hidden: '' },
    new Element('input'),
    new Element('button', { type: 'submit' }, `Send ${id}`),
    new Element('p', { class: 'error', hidden: '' }),
  )

/** A store’s page, with its script run. */
export const onPage = async (answers: Parameters<typeof answering>[0], data: Record<string, string> = {}) => {
  const [start, code] = [formOf('start'), formOf('code')]
  const [told, place] = [new Element('p', { id: 'told' }), new Element('div', { id: 'tickets', hidden: '' })]
  const [codeText, other, again] = ['code-text', 'other', 'again'].map((id) => new Element('button', { id })) as [
    Element,
    Element,
    Element,
  ]
  const main = new Element('main', { id: 'my' }, start, code, codeText, other, again, told, place)
  Object.assign(main.dataset, { storeKey: 's', language: 'en', timeZone: 'America/Los_Angeles', ...data })
  const page = aServedPage(main)
  const { made } = answering(answers)
  vi.resetModules()
  await import('#my/my.ts')
  await settled()
  const lineOf = (one: Element): string => {
    const own = one.contents.filter((content) => typeof content === 'string').join('')
    const marks = ['type', 'href', 'role', 'tabindex', 'data-state', 'value', 'checked'].flatMap((name) =>
      one.attributes[name] === undefined ? [] : [`${name}=${one.attributes[name]}`],
    )
    return [one.localName, ...marks, ...(one.disabled ? ['off'] : []), ...(one.hidden ? ['hidden'] : []), own]
      .filter(Boolean)
      .join(' ')
  }
  const find = (text: string) => place.all().find((one) => one.textContent === text && one.contents.length === 1)!
  return {
    ...{ page, main, start, code, told, place, codeText, other, again, made, find },
    step: () => main.dataset['step'],
    /** Which of the three is shown. */
    shown: () => [start, code, place].map(({ hidden }) => !hidden),
    lines: () => place.all().slice(1).map(lineOf),
    types: async (form: Element, text: string) => {
      form.querySelector('input')!.value = text
      form.gets('submit')
      const button = form.querySelector('button')!
      const busy = [button.textContent, button.disabled, form.attributes['aria-busy']]
      form.gets('submit')
      await settled()
      return busy
    },
    errorOf: (form: Element) => {
      const error = form.querySelector('.error')!
      return [error.hidden ? null : error.textContent, form.querySelector('input')!.attributes['aria-invalid']]
    },
    presses: async (one: Element) => {
      one.gets('click')
      await settled()
    },
    pays: async () => {
      const form = place.querySelector('form')!
      form.gets('submit')
      await settled()
    },
  }
}
