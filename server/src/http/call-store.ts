import { html } from 'hono/html'
import type { PayPageText } from '@xd/core/domain/payment/pay-page-text.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import type { Html } from './pay-page-document.ts'

/** Keeps the number in one piece, however narrow the phone is. */
export const callStore = (phone: string, words: Pick<PayPageText, 'callStore'>): Html | string =>
  phone === ''
    ? ''
    : html`<a class="call num" href="tel:${phone}"
        >${words.callStore} <span class="tel">${formatPhone(phone)}</span></a
      >`
