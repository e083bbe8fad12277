import { payPageText } from '@xd/core/domain/payment/pay-page-text.ts'
import type { Language } from '@xd/core/domain/text/language.ts'
import { attemptsOf } from './attempt.ts'
import { awaitCutOff } from './await-result.ts'
import type { FrameNews } from './card-frame.ts'
import { sourceOfForm } from './source-of-form.ts'
import { formView } from './form-view.ts'
import { submitAttempt } from './submit-attempt.ts'

const LONGEST_TIMER_MS = 2 ** 31 - 1
const TOKEN_MS = 30_000

/**
 * The card form while the request can be paid: a token from the gateway's form, the attempt to the server, its outcome
 * to the page.
 */
export function cardForm(form: HTMLFormElement, paymentKey: string, language: Language) {
  const words = payPageText(language)
  const view = formView(form, words)
  const attempts = attemptsOf(paymentKey)
  // The terms of a new loan, which the customer must tick.
  const { assent } = form.dataset
  let paying = false
  let missing = false
  let patience: number | undefined

  const charge = async (token: string) => {
    view.processing()
    attempts.sent()
    const end = await submitAttempt({ paymentKey, attemptKey: attempts.key(), token, assent, language }, view.noAnswer)
    attempts.ended()
    if (end.kind === 'closed' || source?.oneTry) return view.reload()
    paying = false
    view.fail(end.message)
    source?.tell('focus', end.field && { field: end.field })
  }

  const start = () => {
    if (paying || !form.reportValidity()) return
    if (!navigator.onLine) return view.fail(words.errors.unreachable)
    if (missing) return view.fail(words.errors.formNotLoaded)
    paying = true
    view.paying()
    source?.tell('tokenize')
    // Nothing has been sent to the bank. A frame that never answers is given up on, and its later messages are ignored.
    patience = window.setTimeout(() => {
      paying = false
      view.fail(words.errors.unreachable)
    }, TOKEN_MS)
  }

  const news = (told: FrameNews) => {
    if (told.event === 'token' || told.event === 'error') window.clearTimeout(patience)
    // A form that has just appeared is not filled in, even if the button was already pressed.
    if (told.event === 'ready' && (missing || view.isReadingCard())) {
      window.clearTimeout(patience)
      missing = false
      paying = false
      view.idle()
    }
    if (told.event === 'submit') start()
    else if (told.event === 'change')
      view.warnCredit(told.funding === 'credit' && form.dataset['paymentMode'] === 'debit-only')
    else if (told.event === 'token' && paying) {
      void charge(told.token)
    } else if (told.event === 'error' && paying) {
      paying = false
      // A field's error is shown next to it, inside the frame.
      if (told.code === 'incomplete') view.idle()
      else view.fail(told.message ?? words.errors.formNotLoaded)
    }
  }
  const silent = () => {
    missing = true
    view.fail(words.errors.formNotLoaded)
  }
  const source = sourceOfForm(form, { news, silent })
  if (source === undefined) return view.fail(words.errors.formNotLoaded)
  if (source.leads) return

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    start()
  })

  window.addEventListener('beforeunload', (event) => {
    if (view.mustStay()) event.preventDefault()
  })

  if (source.given) start()
  if (attempts.wasCutOff)
    void awaitCutOff(paymentKey, language).then((end) => {
      if (paying) return
      attempts.ended()
      if (end === undefined) return
      if (end.kind === 'closed') view.reload()
      else view.fail(end.message)
    })

  // Counted from when the page was created, because the phone's clock may be hours off.
  const left = Number(form.dataset['expiresIn'])
  if (left < LONGEST_TIMER_MS) window.setTimeout(() => !paying && view.reload(), Math.max(0, left) + 1_000)
}
