/**
 * The customer's pay page, in the browser. The server renders the page in the state it is in; this script only makes the
 * card form work, and asks for the page anew when the state has changed. It serves any gateway whose frame speaks `xd-cards`.
 *
 * Built to /pay/pay.js and /pay/pay.css (no hash in the name). What the server renders:
 *
 *   <html lang="en"> <head> … <link rel="stylesheet" href="/pay/pay.css"> <script type="module" src="/pay/pay.js"></script>
 *   <body>
 *     <div class="test-mode"><b>TEST MODE</b> No real card is charged.</div>                      in test mode
 *     <main>
 *       <header class="shop">
 *         <svg class="shop-mark" viewBox="0 0 44 44"><rect width="44" height="44" rx="12" fill="{storeColor}"/> …three balls…</svg>
 *         <div><b>{companyName} · {storeName}</b><span class="num"><a href="tel:…">(213) 555-0100</a> · <a href="?lang=es">Español</a></span></div>
 *       </header>
 *       <form id="pay" class="card" data-payment-key data-gateway-origin data-language="en|es" data-pay-status="payable|processing"
 *             data-payment-mode="debit-only|any" data-expires="{epoch milliseconds}">
 *         <h1 class="amount num">$125.50</h1> <p class="memo">Monthly interest</p>
 *         <dl class="facts"><dt>Tickets</dt><dd class="num">10233, 10234</dd> <dt>Pay by</dt><dd class="num">Today, 5:45 PM</dd></dl>
 *         <p class="hint" id="pay-debit-only">Interest can be paid by debit card only. …</p>       when debit-only
 *         <iframe id="card-frame" title="Card details" data-src="{frameURL}?lang=en&theme=auto"></iframe>
 *         <p id="pay-error" class="error" role="alert" hidden></p>
 *         <button id="pay-button" type="submit">Pay $125.50</button>
 *         <p id="pay-status" class="status" role="status"></p>
 *       </form>
 *       <noscript><p class="hint">…</p></noscript>  <p class="foot">Card details go straight to the card processor. …</p>
 *     </main>
 *
 * `data-src` (not `src`): the frame is opened once this script listens, so that its first word is not missed; a `src` works too.
 * While a charge is on its way the form has data-pay-status="processing" and no iframe: the script waits and reloads.
 * A final state has no form: <section class="card state" data-state="paid|declined|expired"> with an <svg class="state-mark">,
 * <h1>, <p>, and once paid the receipt as <dl class="facts">. Those pages need no script.
 */
import './pay.css'
import { isLanguage } from '@xd/core/domain/text/language.ts'
import { cardForm } from './card-form.ts'
import { awaitResult } from './await-result.ts'

const form = document.querySelector<HTMLFormElement>('form#pay')
const paymentKey = form?.dataset['paymentKey']

if (form && paymentKey) {
  const { language: written, payStatus } = form.dataset
  const language = isLanguage(written) ? written : 'en'
  if (payStatus === 'processing') void awaitResult(paymentKey)
  else cardForm(form, paymentKey, language)
}

// A page brought back by the Back button shows what was true when it was left.
window.addEventListener('pageshow', (event) => {
  if (event.persisted) window.location.reload()
})
