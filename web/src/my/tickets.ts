import type { WireOutput } from '@xd/core/contract/calls.ts'
import { storeTime } from '@xd/core/domain/hours/store-clock.ts'
import { formatDollars } from '@xd/core/domain/money/cents.ts'
import { remoteFee, withFee } from '@xd/core/domain/payment/remote-fee.ts'
import { selfDay, selfPageText } from '@xd/core/domain/self-service/page-text.ts'
import type { Language } from '@xd/core/domain/text/language.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import { ask } from '#pay/api.ts'
import { sumOf } from './dollars.ts'
import { element } from './element.ts'
import { ticketItem } from './ticket-item.ts'

type Mine = WireOutput<'my/fetch'>

interface Page {
  readonly language: Language
  readonly timeZone: string
  /** Where it is said what was done. */
  readonly told: HTMLElement
  readonly again: () => Promise<void>
  /** The proof is over. */
  readonly over: (problem: string) => void
}

/** The customer's tickets, with what to pay and the one button that pays it. */
export function showTickets(place: HTMLElement, { tickets, feePercent: percent }: Mine, page: Page) {
  const words = selfPageText(page.language)
  if (tickets.length === 0) {
    place.replaceChildren(
      element('h1', { tabindex: '-1' }, words.none.title),
      element('p', { class: 'lead' }, words.none.text),
    )
    return place.querySelector('h1')?.focus()
  }
  const payable = tickets.filter(({ refusal }) => refusal === null)
  const chosen = new Set(payable.map(({ ticketNumber }) => ticketNumber))
  const total = element('p', { class: 'amount num', id: 'total' })
  const count = element('p', { class: 'memo', id: 'count' })
  const fee = element('p', { class: 'age', id: 'fee' })
  const error = element('p', { class: 'error', role: 'alert', hidden: true })
  const button = element('button', { type: 'submit', id: 'pay' })
  const heading = element('h1', { tabindex: '-1' }, words.tickets)

  const asOf = (instant: string) => {
    const [at, { timeZone, language }] = [Date.parse(instant), page]
    return `${words.asOf} ${selfDay(localDay(at, timeZone), language)}, ${storeTime(at, timeZone, language)}`
  }
  const ages = [...new Set(tickets.map((ticket) => asOf(ticket.asOf)))]

  const sum = () => {
    const wanted = payable.filter(({ ticketNumber }) => chosen.has(ticketNumber))
    const due = sumOf(wanted.map(({ amountDue }) => amountDue ?? 0))
    const charged = remoteFee({ amount: due, purpose: 'redeem', percent })
    const amount = formatDollars(withFee(due, charged))
    fee.textContent = charged > 0 ? words.fee(formatDollars(charged)) : ''
    total.textContent = amount
    count.textContent = words.total(chosen.size)
    button.textContent = chosen.size === 0 ? words.choose : words.pay(amount)
    button.disabled = chosen.size === 0
  }

  const fail = (problem: string) => {
    error.textContent = problem
    error.hidden = problem === ''
  }

  const pay = async () => {
    fail('')
    button.disabled = true
    button.textContent = words.opening
    const asked = await ask('my/pay', { ticketNumbers: [...chosen], language: page.language })
    if (asked.kind === 'answer') {
      window.location.assign(`${asked.body.paymentURL}?lang=${page.language}`)
      return
    }
    if (asked.kind === 'refused' && asked.code === 'phone_unproved') return page.over(asked.message)
    sum()
    fail(asked.kind === 'lost' ? words.errors.unreachable : asked.message)
  }

  const form = element('form', { class: 'mine' })
  form.append(
    heading,
    ...(payable.length === 0 ? [] : [total, count, fee]),
    ...(ages.length === 1 ? [element('p', { class: 'age' }, ages[0]!)] : []),
    element(
      'ul',
      { class: 'tickets' },
      ...tickets.map((ticket) =>
        ticketItem(ticket, {
          ...page,
          asOf: ages.length === 1 ? '' : asOf(ticket.asOf),
          isAlone: payable.length === 1,
          choose: (isChosen) => {
            if (isChosen) chosen.add(ticket.ticketNumber)
            else chosen.delete(ticket.ticketNumber)
            sum()
          },
        }),
      ),
    ),
    ...(payable.length === 0
      ? []
      : [element('div', { class: 'bar' }, error, button), element('p', { class: 'aside' }, words.payoffOnly)]),
  )
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (!button.disabled) void pay()
  })
  sum()
  place.replaceChildren(form)
  heading.focus()
}
