import { html } from 'hono/html'
import type { Output } from '@xd/core/contract/calls.ts'
import { type Cents, formatDollars } from '@xd/core/domain/money/cents.ts'
import { cardLabel } from '@xd/core/domain/payment/card-brand.ts'
import { expiryInstant } from '@xd/core/domain/payment/expiry.ts'
import { payByText } from '@xd/core/domain/payment/pay-by.ts'
import { type PayPageState, payPageText, type PayPageText } from '@xd/core/domain/payment/pay-page-text.ts'
import { postsTodayBy } from '@xd/core/domain/payment/posting-hint.ts'
import { withFee } from '@xd/core/domain/payment/remote-fee.ts'
import { receiptLines } from '@xd/core/domain/payment/receipt.ts'
import type { Language } from '@xd/core/domain/text/language.ts'
import type { Html } from './pay-page-document.ts'
import { facts } from './pay-page-facts.ts'
import { buttonLabel, cardFields, formAttributes, type ShownForm } from './pay-page-form.ts'
import { agreedWords } from '#services/renewals/assent.ts'
import { callStore } from './call-store.ts'
import { cardMarks } from './card-marks.ts'
import { assentBox, renewalTerms } from './renewal-terms.ts'
import { receiptActs } from './receipt-acts.ts'

type View = Output<'pay/fetch'>

interface Showing {
  readonly view: View
  readonly paymentKey: string
  readonly language: Language
  readonly now: number
  /** Whether a receipt can be emailed. */
  readonly mails: boolean
  /** The gateway's form, with the facts it needs about this page. */
  readonly form?: ShownForm
}

/** The amount that the card is charged. */
const totalOf = ({ paymentAmount, paymentFee }: Pick<View, 'paymentAmount' | 'paymentFee'>): Cents =>
  withFee(paymentAmount, paymentFee)

const feeIn = (fee: Cents, words: PayPageText): string => (fee === 0 ? '' : words.noticeFeeIn(formatDollars(fee)))

const hint = (text: string) => html`<p class="hint">${text}</p>`

/** The request while it can be paid, or while a charge for it is on its way. */
export const payForm = ({ view, paymentKey, language, now, form }: Showing): Html => {
  const words = payPageText(language)
  const { store, paymentValidBeforeLocalTZ: validBefore } = view
  const amount = formatDollars(totalOf(view))
  const processing = view.payStatus === 'processing'
  const expires = expiryInstant(validBefore, store.storeTimezone)
  // The hint says until when it can be paid, unless the link outlives today's cutoff.
  const isSaid = view.postingHint === postsTodayBy(expires, store.storeTimezone, language)
  const problem =
    view.attempt && !processing ? view.attempt.message : form || processing ? '' : words.errors.formNotLoaded
  return html`<form
      id="pay"
      class="card"
      method="post"
      data-payment-key="${paymentKey}"
      data-language="${language}"
      ${form ? formAttributes(form, paymentKey, language) : ''}
      data-pay-status="${view.payStatus}"
      data-payment-mode="${view.paymentMode}"
      ${view.renewal?.digest ? html` data-assent="${view.renewal.digest}"` : ''}
      data-expires-in="${expires - now}"
      ${processing ? html` data-state="processing" aria-busy="true"` : ''}
    >
      <h1 class="amount num">${amount}</h1>
      <p class="memo">${view.paymentMemo}</p>
      ${facts(
        [
          ...(view.paymentFee === 0
            ? []
            : ([
                [words.payment, formatDollars(view.paymentAmount)],
                [words.onlineFee, words.onlineFeeOf(formatDollars(view.paymentFee))],
              ] as const)),
          [words.plan, view.planProgress ?? ''],
          [words.tickets, view.paymentTicketList],
          [words.noticeFee, feeIn(view.paymentNoticeFee, words)],
          [words.payBy, isSaid ? '' : payByText(validBefore, store.storeTimezone, now, language)],
        ],
        language,
      )}
      ${view.postingHint ? html`<p class="aside">${view.postingHint}</p>` : ''}
      ${view.paymentMode === 'debit-only' ? html`<p class="hint" id="pay-debit-only">${words.debitOnly}</p>` : ''}
      ${renewal(view, language)}
      ${form && !processing ? html`${cardMarks(form, view.paymentMode, words)}${cardFields(form, words)}` : ''}
      ${form && !processing && view.renewal?.terms ? assentBox(view.renewal.terms) : ''}
      <p id="pay-error" class="error" role="alert" ${problem === '' ? html` hidden` : ''}>${problem}</p>
      ${form || processing ? payButton(processing ? words.paying : form ? buttonLabel(form, amount, words) : '', processing) : callStore(store.storePhone, words)}
      <p id="pay-status" class="status" role="status">${processing ? words.states.processing.text : ''}</p>
      <noscript>${hint(words.noScript)}${callStore(store.storePhone, words)}</noscript>
    </form>
    <p class="foot">${words.footer}</p>`
}

/** The terms of the new loans, or where they are signed. */
const renewal = ({ renewal: renewed, store }: View, language: Language): Html | string => {
  if (renewed === undefined) return ''
  if (renewed.terms === null) return html`<p class="aside">${renewed.inStore}</p>`
  const { terms, assentDate } = renewed
  return renewalTerms(terms, assentDate === null ? '' : agreedWords(assentDate, store.storeTimezone, language))
}

const payButton = (label: string, disabled: boolean) =>
  html`<button id="pay-button" type="submit" ${disabled ? html` disabled` : ''}>${label}</button>`

/** Paid, fully refunded, or declined for good; a canceled request looks expired. */
const endOf = ({ payStatus, receipt: paid, ...view }: View): 'paid' | 'refunded' | 'declined' | 'expired' => {
  if (payStatus === 'paid') return paid && paid.refundedAmount >= totalOf(view) ? 'refunded' : 'paid'
  return payStatus === 'declined' ? 'declined' : 'expired'
}

/** A customer who hears it after paying must not mistake it for another request to pay. */
export const payTitle = (view: View, language: Language): string => {
  const { title, states } = payPageText(language)
  const { storeName } = view.store
  const isOpen = view.payStatus === 'payable' || view.payStatus === 'processing'
  return isOpen ? title(storeName) : `${states[endOf(view)].title}: ${storeName}`
}

/** A request that is over: its amount, and the charge. */
export const payEnd = ({ view, paymentKey, language, mails }: Showing): Html => {
  const words = payPageText(language)
  const state = endOf(view)
  const { title, text } = words.states[state === 'expired' && view.linkAsked === undefined ? 'over' : state]
  return html`<section class="card state" data-state="${state}">
    ${MARKS[state]}
    <h1>${title}</h1>
    <p class="amount num">${formatDollars(view.receipt ? totalOf(view) : view.paymentAmount)}</p>
    <p>${state === 'declined' && view.attempt ? view.attempt.message : text}</p>
    ${renewal(view, language)}
    ${view.receipt ? receipt(view, view.receipt, { paymentKey, language, mails }) : html`${askForm(view, paymentKey, words, language)}${callStore(view.store.storePhone, words)}`}
  </section>`
}

/**
 * One tap tells the store that a new link is wanted. Without scripts, or where nobody would read it, the phone number
 * is shown.
 */
const askForm = ({ linkAsked }: View, paymentKey: string, words: PayPageText, language: Language) =>
  linkAsked === undefined
    ? html``
    : linkAsked
      ? html`<p class="asked" role="status">${words.linkAsked}</p>`
      : html`<form id="ask" data-payment-key="${paymentKey}" data-language="${language}" hidden>
            <p id="ask-error" class="error" role="alert" hidden></p>
            <button type="submit">${words.askForLink}</button>
          </form>
          <p id="ask-status" role="status"></p>`

/** Nothing is known about the request. */
export const payUnknown = ({ title, text }: PayPageState): Html =>
  html`<section class="card state" data-state="not-found">
    ${MARKS.expired}
    <h1>${title}</h1>
    <p>${text}</p>
  </section>`

const receipt = (
  view: View,
  { paidAt, ...paid }: NonNullable<View['receipt']>,
  { paymentKey, language, mails }: Pick<Showing, 'paymentKey' | 'language' | 'mails'>,
) => {
  const lines = receiptLines(
    {
      storeTimezone: view.store.storeTimezone,
      amount: view.paymentAmount,
      fee: view.paymentFee,
      noticeFee: view.paymentNoticeFee,
      memo: view.paymentMemo,
      plan: view.planProgress ?? '',
      tickets: view.paymentTicketList,
      paidAt,
      method: paid.paymentMethod,
      card: cardLabel(paid.cardType, paid.cardLastFour),
      reference: paid.paymentRefID ?? '',
      authCode: paid.authCode ?? '',
      storeAddress: view.store.storeAddressStr,
      postingDay: paid.postingDay,
      short: paid.short,
      refunds: paid.refunds.map(({ amount, fee, date }) => ({ total: amount, fee, at: date })),
    },
    language,
  )
  return html`${facts(lines, language)}${receiptActs(paymentKey, language, mails, view.store.storePhone)}`
}

const mark = (path: string) =>
  html`<svg
    class="state-mark"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    stroke-width="2.2"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    <path d="${path}" />
  </svg>`

const MARKS = {
  paid: mark('M5 12.500l4.5 4.500L19 7'),
  refunded: mark('M9 6L4.500 10.500 9 15M4.500 10.500H14a5 5 0 0 1 0 10h-3'),
  declined: mark('M6 6l12 12M18 6L6 18'),
  expired: mark('M12 6v6.500l4 2.500M12 2.500a9.5 9.5 0 1 0 .01 0'),
}
