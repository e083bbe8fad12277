import { html } from 'hono/html'
import { payPageText } from '@xd/core/domain/payment/pay-page-text.ts'
import type { Language } from '@xd/core/domain/text/language.ts'
import type { Html } from './pay-page-document.ts'

export type Fact = readonly [label: string, value: string]

/** More tickets than this are folded away behind the first few. */
const MOST_TICKETS = 8
const FIRST_TICKETS = 5

const ticketsOf = (list: string, language: Language): Html | string => {
  const tickets = list.split(', ')
  if (tickets.length <= MOST_TICKETS) return list
  return html`<span class="first">${tickets.slice(0, FIRST_TICKETS).join(', ')} …</span>
    <details>
      <summary>${payPageText(language).allTickets(tickets.length)}</summary>
      ${list}
    </details>`
}

/** A request's facts, term by term; empty ones are left out. */
export const facts = (list: readonly Fact[], language: Language): Html => {
  const { tickets } = payPageText(language)
  const known = list.filter(([, value]) => value !== '')
  return html`<dl class="facts">
    ${known.map(
      ([label, value]) =>
        html`<dt>${label}</dt>
          <dd class="num">${label === tickets ? ticketsOf(value, language) : value}</dd>`,
    )}
  </dl>`
}
