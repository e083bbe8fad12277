import { payPageText } from '@xd/core/domain/payment/pay-page-text.ts'
import type { Language } from '@xd/core/domain/text/language.ts'
import { ask } from './api.ts'

/** The payer enters an address, and the receipt goes there. */
export function mailReceipt(form: HTMLFormElement, paymentKey: string, language: Language) {
  const words = payPageText(language)
  const button = form.querySelector('button')
  const address = form.querySelector('input')
  const error = form.querySelector<HTMLElement>('#mail-error')
  const status = document.querySelector<HTMLElement>('#mail-status')
  if (!button || !address || !error || !status) return

  const show = (sending: boolean, problem = '') => {
    button.disabled = sending
    button.textContent = sending ? words.mailingReceipt : words.mailReceipt
    error.textContent = problem
    error.hidden = problem === ''
    if (problem) address.setAttribute('aria-invalid', 'true')
    else address.removeAttribute('aria-invalid')
  }

  const send = async () => {
    show(true)
    const email = address.value.trim()
    const sent = await ask('pay/email-receipt', { paymentKey, email, language })
    if (sent.kind !== 'answer')
      return show(
        false,
        sent.kind === 'refused' && sent.code !== 'invalid_input' ? sent.message : words.errors.notMailed,
      )
    form.remove()
    status.className = 'asked'
    status.textContent = words.receiptMailed(email)
  }

  form.hidden = false
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (!button.disabled) void send()
  })
}
