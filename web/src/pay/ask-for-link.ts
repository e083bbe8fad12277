import { payPageText } from '@xd/core/domain/payment/pay-page-text.ts'
import type { Language } from '@xd/core/domain/text/language.ts'
import { ask } from './api.ts'

/** A dead link: one tap asks the store for a new one. Asking twice, even after a lost answer, asks once. */
export function askForLink(form: HTMLFormElement, paymentKey: string, language: Language) {
  const words = payPageText(language)
  const button = form.querySelector('button')
  const error = form.querySelector<HTMLElement>('#ask-error')
  const status = document.querySelector<HTMLElement>('#ask-status')
  if (!button || !error || !status) return

  const show = (asking: boolean, problem = '') => {
    button.disabled = asking
    button.textContent = asking ? words.askingForLink : words.askForLink
    error.textContent = problem
    error.hidden = problem === ''
  }

  const send = async () => {
    show(true)
    const asked = await ask('pay/ask-for-link', { paymentKey, language })
    if (asked.kind === 'answer') {
      form.remove()
      status.className = 'asked'
      status.textContent = words.linkAsked
    } else if (asked.kind === 'refused' && asked.code === 'link_not_needed') window.location.reload()
    else show(false, asked.kind === 'refused' ? asked.message : words.errors.notAsked)
  }

  form.hidden = false
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (!button.disabled) void send()
  })
}
