import type { PayPageText } from '@xd/core/domain/payment/pay-page-text.ts'

/** The customer's view of an attempt: the button, the sentence below it, the error above it. */
export function formView(form: HTMLFormElement, words: PayPageText) {
  const button = form.querySelector<HTMLButtonElement>('#pay-button')
  const status = form.querySelector<HTMLElement>('#pay-status')
  const error = form.querySelector<HTMLElement>('#pay-error')
  const debitOnly = form.querySelector<HTMLElement>('#pay-debit-only')
  const label = button?.textContent ?? ''
  let leaving = false

  const show = (state: 'idle' | 'paying' | 'processing', sentence: string, problem = '') => {
    form.dataset['state'] = state
    form.setAttribute('aria-busy', String(state !== 'idle'))
    if (button) {
      button.disabled = state !== 'idle'
      button.textContent = state === 'idle' ? label : words.paying
    }
    if (status) status.textContent = sentence
    if (error) {
      error.textContent = problem
      error.hidden = problem === ''
    }
  }

  return {
    idle: () => show('idle', ''),
    /** The card is being read; nothing has been sent to the bank yet. */
    paying: () => show('paying', ''),
    /** The charge is on its way, so the page must stay. */
    processing: () => show('processing', words.states.processing.text),
    noAnswer: () => show('processing', words.errors.noAnswer),
    fail: (message: string) => {
      show('idle', '', message)
      error?.scrollIntoView({ block: 'nearest' })
    },
    warnCredit: (wrong: boolean) => debitOnly?.toggleAttribute('data-warned', wrong),
    isReadingCard: () => form.dataset['state'] === 'paying',
    mustStay: () => form.dataset['state'] === 'processing' && !leaving,
    /** The server renders the outcome: paid with its receipt, declined or expired. */
    reload: () => {
      leaving = true
      window.location.reload()
    },
  }
}
