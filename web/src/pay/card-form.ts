import { payPageText } from '@xd/core/domain/payment/pay-page-text.ts'
import type { Language } from '@xd/core/domain/text/language.ts'
import { attemptKeyOf } from './attempt-key.ts'
import { cardFrame, type FrameNews } from './card-frame.ts'
import { formView } from './form-view.ts'
import { submitAttempt } from './submit-attempt.ts'

const LONGEST_TIMER_MS = 2 ** 31 - 1

/** The card form while the request can be paid: token from the frame, attempt to the server, its end to the page. */
export function cardForm(form: HTMLFormElement, paymentKey: string, language: Language) {
  const words = payPageText(language)
  const view = formView(form, words)
  const key = attemptKeyOf(paymentKey)
  const frameElement = form.querySelector<HTMLIFrameElement>('#card-frame')
  const origin = form.dataset['gatewayOrigin']
  if (!frameElement || !origin) return view.fail(words.errors.formNotLoaded)

  let paying = false

  const charge = async (token: string) => {
    view.processing()
    const end = await submitAttempt({ paymentKey, attemptKey: key.current(), token, language }, view.noAnswer)
    if (end.kind === 'closed') return view.reload()
    // The try is over and the request still open: the next try is a new one.
    key.renew()
    paying = false
    view.fail(end.message)
    frame.tell('focus')
  }

  const start = () => {
    if (paying) return
    if (!navigator.onLine) return view.fail(words.errors.unreachable)
    paying = true
    view.paying()
    frame.tell('tokenize')
  }

  const news = (told: FrameNews) => {
    if (told.event === 'submit') start()
    else if (told.event === 'change') view.warnCredit(told.funding === 'credit' && form.dataset['paymentMode'] === 'debit-only')
    else if (told.event === 'token' && paying) void charge(told.token)
    else if (told.event === 'error' && paying) {
      paying = false
      // What is wrong with a field stands beside it, inside the frame.
      if (told.code === 'incomplete') view.idle()
      else view.fail(told.message ?? words.errors.formNotLoaded)
    }
  }
  const frame = cardFrame(frameElement, origin, { news, silent: () => view.fail(words.errors.formNotLoaded) })

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    start()
  })

  window.addEventListener('beforeunload', (event) => {
    if (view.mustStay()) event.preventDefault()
  })

  const left = Number(form.dataset['expires']) - Date.now()
  if (left < LONGEST_TIMER_MS) window.setTimeout(() => !paying && view.reload(), Math.max(0, left) + 1_000)
}
