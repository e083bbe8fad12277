import { html } from 'hono/html'
import type { LoanQuote } from '@xd/core/domain/loan/loan-quote.ts'
import { oweNear, owedDays } from '@xd/core/domain/loan/owed-days.ts'
import { quoteDay, quotePageText } from '@xd/core/domain/loan/quote-page-text.ts'
import type { LoanStatus } from '@xd/core/domain/loan/status.ts'
import { lawOfState } from '@xd/core/domain/notice/lawful.ts'
import { formatDollars } from '@xd/core/domain/money/cents.ts'
import { daysBetween, type LocalDay } from '@xd/core/domain/time/day.ts'
import type { Language } from '@xd/core/domain/text/language.ts'
import type { Html } from './pay-page-document.ts'
import { storeVisits, type VisitedStore } from './store-visits.ts'
import { facts } from './pay-page-facts.ts'

interface Showing {
  readonly quote: LoanQuote
  readonly status: LoanStatus
  readonly lastDay: LocalDay
  /** The day to show first. */
  readonly on: LocalDay
  readonly language: Language
  /** Where the customer can come in. */
  readonly stores: readonly VisitedStore[]
}

const percent = (rate: number): string => `${rate.toFixed(2)}%`

/** A shared quote on one day. The form works without scripts; web/src/quote turns it into a slider. */
export const loanContent = ({ quote, status, lastDay, on, language, stores }: Showing): Html => {
  const words = quotePageText(language)
  const owed = oweNear(quote, on)
  const amounts = owedDays(quote)
  const { scheduleOfCharges: schedule, regZ } = quote
  const day = (local: LocalDay) => quoteDay(local, language)
  const grace = schedule.find(({ isGracePeriod }) => isGracePeriod)
  return html`<section class="card quote">
    <h1>${words.heading(formatDollars(quote.amountFinanced))}</h1>
    <p class="owed" role="status">
      <span id="owed-day">${words.oweOn} ${day(owed.date)}</span>
      <b id="owed" class="amount num">${formatDollars(owed.amountDue)}</b>
      <span id="phase">${words.phases[owed.phase]}</span>
    </p>
    <form
      id="owe"
      method="get"
      data-language="${language}"
      data-from="${quote.loanDate}"
      data-term="${daysBetween(quote.loanDate, quote.maturityDate)}"
      data-amounts="${JSON.stringify(amounts)}"
    >
      <input type="hidden" name="lang" value="${language}" />
      <label for="on">${words.day}</label>
      <input
        id="on"
        type="date"
        name="on"
        required
        min="${quote.loanDate}"
        max="${owed.graceEnds}"
        value="${owed.date}"
      />
      <input
        id="days"
        type="range"
        min="0"
        max="${amounts.length - 1}"
        value="${owed.day}"
        aria-label="${words.day}"
        aria-valuetext="${day(owed.date)}: ${formatDollars(owed.amountDue)}"
        hidden
      />
      <button type="submit">${words.show}</button>
    </form>
    ${facts(
      [
        [words.amountFinanced, formatDollars(quote.amountFinanced)],
        [words.financeCharge, formatDollars(regZ.financeCharge)],
        [words.total, formatDollars(regZ.totalOfPayments)],
        [words.apr, percent(regZ.apr)],
        [words.maturity, day(quote.maturityDate)],
        [words.graceEnds, grace ? day(grace.date) : ''],
      ],
      language,
    )}
    <h2 id="schedule">${words.schedule}</h2>
    <table aria-labelledby="schedule">
      <thead>
        <tr>
          <th scope="col">${words.date}</th>
          <th scope="col">${words.amountDue}</th>
        </tr>
      </thead>
      <tbody class="num">
        ${schedule.map(
          ({ date, amountDue }) =>
            html`<tr>
              <td>${day(date)}</td>
              <td>${formatDollars(amountDue)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    ${grace && lawOfState(quote.regime.state) !== 'none' ? html`<p class="note">${words.graceMoves}</p>` : ''}
    <p class="note">${status === 'accepted' ? words.agreed : words.openUntil(day(lastDay))} ${words.foot}</p>
    <button id="print" type="button" hidden>${words.print}</button>
    ${storeVisits(stores, words, formatDollars(quote.amountFinanced))}
  </section>`
}

/** The link is over, never existed, or was opened too often. */
export const loanNotShown = ({ title, text }: { readonly title: string; readonly text: string }): Html =>
  html`<section class="card state">
    <h1>${title}</h1>
    <p>${text}</p>
  </section>`
