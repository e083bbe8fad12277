import { html } from 'hono/html'
import { cardBrandName } from '@xd/core/domain/payment/card-brand.ts'
import type { PaymentMode } from '@xd/core/domain/payment/mode.ts'
import type { PayPageText } from '@xd/core/domain/payment/pay-page-text.ts'
import type { Html } from './pay-page-document.ts'
import type { ShownForm } from './pay-page-form.ts'

const word = (text: string, fill: string, size: number) =>
  html`<text x="19" y="${12 + size * 0.36}" fill="${fill}" font-size="${size}" font-weight="700" text-anchor="middle"
    >${text}</text
  >`

/** Drawn here, in the brands' colors: nobody's files. */
const MARKS = {
  visa: html`<rect width="38" height="24" rx="4" fill="#1a1f71" />${word('VISA', '#fff', 12)}`,
  mastercard: html`<rect width="38" height="24" rx="4" fill="#222" /><circle
      cx="15"
      cy="12"
      r="7"
      fill="#eb001b"
    /><circle cx="23" cy="12" r="7" fill="#f79e1b" fill-opacity="0.85" />`,
  discover: html`<rect
      x="0.5"
      y="0.5"
      width="37"
      height="23"
      rx="3.5"
      fill="#fff"
      stroke="#ccc"
    />${word('DISCOVER', '#222', 6.5)}<path d="M14 21.500h20a3 3 0 0 0 3-3V15q-8 5.500-23 6.500" fill="#e55c20" />`,
  amex: html`<rect width="38" height="24" rx="4" fill="#006fcf" />${word('AMEX', '#fff', 10)}`,
} as const
type Marked = keyof typeof MARKS

/** Few debit cards are American Express. */
const TAKEN: Readonly<Record<PaymentMode, readonly Marked[]>> = {
  'debit-only': ['visa', 'mastercard', 'discover'],
  any: ['visa', 'mastercard', 'discover', 'amex'],
}

/** The cards that can pay; none where the customer pays on the gateway's own site. */
export const cardMarks = (form: ShownForm, mode: PaymentMode, words: PayPageText): Html | string =>
  form.kind === 'approval'
    ? ''
    : html`<ul class="cards" aria-label="${words.cardsTaken}">
        ${TAKEN[mode].map(
          (brand) =>
            html`<li>
              <svg role="img" aria-label="${cardBrandName(brand)}" viewBox="0 0 38 24">${MARKS[brand]}</svg>
            </li>`,
        )}
      </ul>`
