import { vi } from 'vitest'
import { selfPageText } from '@xd/core/domain/self-service/page-text.ts'
import { answering, aServedPage, gets, settled } from '../pay/a-page.ts'

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

const formOf = (id: string, input: string) =>
  `<form id="${id}" hidden>
    <input id="${input}" /><button type="submit">Send ${id}</button><p class="error" hidden></p>
  </form>`
const HTML = `
  <main id="my" data-store-key="s" data-language="en" data-time-zone="America/Los_Angeles">
    ${formOf('start', 'phone')} ${formOf('code', 'digits')}
    <p id="code-text"></p><button id="other"></button><button id="again"></button>
    <p id="told"></p>
    <div id="tickets" hidden></div>
  </main>
`
const MARKS = ['type', 'href', 'role', 'tabindex', 'data-state', 'value', 'checked']

const lineOf = (one: Element): string => {
  const marks = MARKS.filter((name) => one.hasAttribute(name)).map((name) => `${name}=${one.getAttribute(name)}`)
  const states = [
    one.matches(':disabled') && 'off',
    one.hasAttribute('hidden') && 'hidden',
    one === document.activeElement && 'focused',
  ]
  const own = [...one.childNodes].filter(({ nodeName }) => nodeName === '#text').map((text) => text.textContent)
  return [one.localName, ...marks, ...states, own.join('')].filter(Boolean).join(' ')
}

/** A store’s page, with its script run. */
export const onPage = async (answers: Parameters<typeof answering>[0], data: Record<string, string> = {}) => {
  const page = aServedPage(HTML)
  const main = page.find('#my')
  Object.assign(main.dataset, data)
  const [start, code] = [page.find<HTMLFormElement>('#start'), page.find<HTMLFormElement>('#code')]
  const place = page.find('#tickets')
  const { made } = answering(answers)
  vi.resetModules()
  await import('#my/my.ts')
  await settled()
  const inPlace = () => [...place.querySelectorAll<HTMLButtonElement>('*')]
  return {
    ...{ page, start, code, place, made },
    ...{ told: page.find('#told'), codeText: page.find('#code-text') },
    ...{ other: page.find('#other'), again: page.find('#again') },
    /** The control with just these words. */
    find: (text: string) => inPlace().find((one) => one.textContent === text && one.childElementCount === 0)!,
    step: () => main.dataset['step'],
    /** Which of the three is shown. */
    shown: () => [start, code, place].map(({ hidden }) => !hidden),
    focused: () => document.activeElement?.id,
    lines: () => inPlace().map(lineOf),
    types: async (form: HTMLFormElement, text: string) => {
      form.querySelector('input')!.value = text
      gets(form, 'submit')
      const button = form.querySelector('button')!
      const busy = [button.textContent, button.disabled, form.getAttribute('aria-busy')]
      gets(form, 'submit')
      await settled()
      return busy
    },
    errorOf: (form: HTMLFormElement) => {
      const error = form.querySelector<HTMLElement>('.error')!
      return [error.hidden ? null : error.textContent, form.querySelector('input')!.getAttribute('aria-invalid')]
    },
    presses: async (one: HTMLElement) => {
      one.click()
      await settled()
    },
    pays: async () => {
      gets(place.querySelector('form')!, 'submit')
      await settled()
    },
  }
}
