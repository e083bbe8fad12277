import { html } from 'hono/html'
import { payPageText } from '@xd/core/domain/payment/pay-page-text.ts'
import type { Language } from '@xd/core/domain/text/language.ts'
import { callStore } from './call-store.ts'
import type { Html } from './pay-page-document.ts'

/**
 * The payer's actions on a receipt: have it emailed, if email is on, call the store, and print it. Few phones have a
 * printer, so that comes last. Emailing and printing need a script, and are hidden until it has loaded.
 */
export const receiptActs = (paymentKey: string, language: Language, mails: boolean, storePhone: string): Html => {
  const words = payPageText(language)
  return html`${mails ? mailForm(paymentKey, language) : ''}${callStore(storePhone, words)}
    <button id="print" type="button" class="call" hidden>${words.printReceipt}</button>`
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
