/**
 * The customer's pay page, in the browser. The server renders the page in its current state (the markup whose ids and
 * data this script relies on is in server/src/http/pay-page-content.ts). This script runs the card form and reloads the
 * page when the state has changed. It also does what only a script can: ask for a new link in place, print the receipt
 * or have it mailed. It works with any gateway whose frame speaks `xd-cards`. It is built to pay/pay.js and
 * pay/pay.css, which the page carries inline (server/src/http/pay-page-files.ts). The frame has `data-src` instead of
 * `src`: it opens once this script listens, so that its first message is not missed. During a charge the form has
 * data-pay-status="processing" and no frame; the script waits and reloads. A final state has no card form.
 */
import './pay.css'
import { isLanguage } from '@xd/core/domain/text/language.ts'
import { askForLink } from './ask-for-link.ts'
import { cardForm } from './card-form.ts'
import { awaitResult } from './await-result.ts'
import { mailReceipt } from './mail-receipt.ts'
import { printReceipt } from './print-receipt.ts'

const form = document.querySelector<HTMLFormElement>('form#pay, form#ask, form#mail')
const paymentKey = form?.dataset['paymentKey']

if (form && paymentKey) {
  const { language: written, payStatus } = form.dataset
  const language = isLanguage(written) ? written : 'en'
  if (form.id === 'ask') askForLink(form, paymentKey, language)
  else if (form.id === 'mail') mailReceipt(form, paymentKey, language)
  else if (payStatus === 'processing') void awaitResult(paymentKey)
  else cardForm(form, paymentKey, language)
}

const print = document.querySelector<HTMLButtonElement>('button#print')
if (print) printReceipt(print)

// The Back button restores the page in an old state.
window.addEventListener('pageshow', (event) => {
  if (event.persisted) window.location.reload()
})
