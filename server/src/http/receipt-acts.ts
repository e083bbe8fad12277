import { html } from 'hono/html'
import { payPageText } from '@xd/core/domain/payment/pay-page-text.ts'
import type { Language } from '@xd/core/domain/text/language.ts'
import type { Html } from './pay-page-document.ts'

/**
 * The payer's actions on a receipt: print it and, if email is on, have it mailed. Both need a script, and are hidden
 * until it has loaded.
 */
export const receiptActs = (paymentKey: string, language: Language, mails: boolean): Html => {
  const words = payPageText(language)
  return html`<button id="print" type="button" class="call" hidden>${words.printReceipt}</button>
    ${mails ? mailForm(paymentKey, language) : ''}`
}

const mailForm = (paymentKey: string, language: Language): Html => {
  const words = payPageText(language)
  return html`<form id="mail" class="mail" data-payment-key="${paymentKey}" data-language="${language}" hidden>
      <label for="mail-address">${words.mailAddress}</label>
      <input
        id="mail-address"
        type="email"
        inputmode="email"
        autocomplete="email"
        maxlength="254"
        required
        aria-describedby="mail-error"
      />
      <p id="mail-error" class="error" role="alert" hidden></p>
      <button type="submit" class="call">${words.mailReceipt}</button>
    </form>
    <p id="mail-status" role="status"></p>`
}
