import type { WireOutput } from '@xd/core/contract/calls.ts'
import { selfDay, selfPageText } from '@xd/core/domain/self-service/page-text.ts'
import { SELF_ASKS } from '@xd/core/domain/self-service/ask.ts'
import type { Language } from '@xd/core/domain/text/language.ts'
import { asLocalDay } from '@xd/core/domain/time/day.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import { ask } from '#pay/api.ts'
import { dollars } from './dollars.ts'
import { element } from './element.ts'

type Ticket = WireOutput<'my/fetch'>['tickets'][number]

interface Shown {
  readonly language: Language
  readonly timeZone: string
  readonly told: HTMLElement
  readonly over: (problem: string) => void
  /** How old its figures are, unless all tickets' are as old. */
  readonly asOf: string
  /** The only ticket that can be paid: there is nothing to choose. */
  readonly isAlone: boolean
  readonly choose: (isChosen: boolean) => void
}

/** One ticket: what is due and until when, or why it can't be paid here. */
export function ticketItem(ticket: Ticket, shown: Shown): HTMLElement {
  const { language, timeZone, asOf, isAlone, choose } = shown
  const words = selfPageText(language)
  const { ticketNumber, ticketDescription, ticketDueDate, ticketGraceDate, amountDue, refusal } = ticket
  const isPayable = refusal === null
  const day = (written: string) => selfDay(asLocalDay(written), language)
  const due = ticketDueDate
    ? (ticketDueDate < localDay(Date.now(), timeZone) ? words.overdue : words.due)(day(ticketDueDate))
    : ''
  const lines = [ticketDescription ?? '', due, ticketGraceDate ? words.grace(day(ticketGraceDate)) : '', asOf].filter(
    Boolean,
  )
  const facts = [
    element('b', {}, words.ticket(ticketNumber)),
    element('b', { class: 'due num' }, amountDue === null ? '' : dollars(amountDue)),
    ...lines.map((line) => element('span', {}, line)),
  ]
  const box = element('input', { type: 'checkbox', checked: true, value: ticketNumber })
  box.addEventListener('change', () => choose(box.checked))
  const row =
    isPayable && !isAlone
      ? element('label', { class: 'row' }, box, ...facts)
      : element('div', { class: 'row' }, ...facts)
  return element(
    'li',
    { 'data-state': isPayable ? 'payable' : refusal.code },
    row,
    ...(isPayable ? [] : [element('p', { class: 'why' }, refusal.message)]),
    ...(ticket.paymentURL === null
      ? []
      : [element('a', { class: 'call', href: `${ticket.paymentURL}?lang=${language}` }, words.goOn)]),
    questions(ticket, shown),
  )
}

/** What the customer may ask about a ticket. What pays it off is known where it can be paid. */
function questions({ ticketNumber, refusal }: Ticket, { language, told, over }: Shown): HTMLElement {
  const words = selfPageText(language)
  const kinds = SELF_ASKS.filter((kind) => kind !== 'payoff' || refusal?.code === 'book_stale')
  const list = element('details', { class: 'questions' }, element('summary', {}, words.question))
  const acts = kinds.map((kind) => {
    const act = element('button', { type: 'button', class: 'plain' }, words.asks[kind])
    act.addEventListener('click', () => {
      act.disabled = true
      act.textContent = words.asking
      void ask('my/ask', { ticketNumber, kind, language }).then((asked) => {
        if (asked.kind === 'refused' && asked.code === 'phone_unproved') return over(asked.message)
        if (asked.kind === 'answer') {
          list.replaceWith(element('p', { class: 'asked' }, words.asked))
          told.textContent = words.asked
          return
        }
        act.disabled = false
        act.textContent = words.asks[kind]
        told.textContent = asked.kind === 'lost' ? words.errors.unreachable : asked.message
      })
    })
    return act
  })
  list.append(...acts)
  return list
}
