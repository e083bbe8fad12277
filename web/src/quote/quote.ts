/**
 * A shared quote, in the browser. The server renders the page for one day (the markup is in
 * server/src/http/loan-page-content.ts) with the amount owed on every day, so this script calculates nothing: it shows
 * the chosen day. It is built to quote/quote.js and quote/quote.css, which the page carries inline.
 */
import './quote.css'
import { quotePageText, quoteDay } from '@xd/core/domain/loan/quote-page-text.ts'
import { cents, formatDollars } from '@xd/core/domain/money/cents.ts'
import { addDays, asLocalDay, daysBetween, parseLocalDay } from '@xd/core/domain/time/day.ts'
import { isLanguage } from '@xd/core/domain/text/language.ts'
import { printReceipt } from '#pay/print-receipt.ts'

const byID = <E extends HTMLElement>(id: string) => document.querySelector<E>(`#${id}`)

const form = byID<HTMLFormElement>('owe')
const [day, slider] = [byID<HTMLInputElement>('on'), byID<HTMLInputElement>('days')]

if (form && day && slider) {
  const { language: written, from = '', amounts = '[]', term = '0' } = form.dataset
  const language = isLanguage(written) ? written : 'en'
  const words = quotePageText(language)
  const first = asLocalDay(from)
  const owed = JSON.parse(amounts) as number[]
  const set = (id: string, text: string) => {
    const place = byID(id)
    if (place) place.textContent = text
  }

  const show = (days: number) => {
    const at = Math.min(Math.max(days, 0), owed.length - 1)
    const on = addDays(first, at)
    const amount = formatDollars(cents(owed[at] ?? 0))
    set('owed', amount)
    set('owed-day', `${words.oweOn} ${quoteDay(on, language)}`)
    set('phase', words.phases[at <= Number(term) ? 'term' : 'grace'])
    slider.value = String(at)
    slider.setAttribute('aria-valuetext', `${quoteDay(on, language)}: ${amount}`)
    if (day.value !== on) day.value = on
  }

  form.querySelector('button')?.setAttribute('hidden', '')
  slider.hidden = false
  slider.addEventListener('input', () => show(Number(slider.value)))
  day.addEventListener('change', () => {
    const chosen = parseLocalDay(day.value)
    if (chosen) show(daysBetween(first, chosen))
  })
  form.addEventListener('submit', (event) => event.preventDefault())
}

const print = byID<HTMLButtonElement>('print')
if (print) printReceipt(print)
