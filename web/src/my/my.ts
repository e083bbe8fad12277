/**
 * The page on which a store's customers see and pay what is due, in the browser. The server renders the forms for the
 * phone and its code (server/src/http/my-page-content.ts); this script sends them, and shows the tickets. It is built to
 * my/my.js and my/my.css, which the page carries inline.
 */
import './my.css'
import { selfPageText } from '@xd/core/domain/self-service/page-text.ts'
import { isLanguage } from '@xd/core/domain/text/language.ts'
import { ask } from '#pay/api.ts'
import { shownPhone } from './shown-phone.ts'
import { formOf } from './form.ts'
import { showTickets } from './tickets.ts'

const page = document.querySelector<HTMLElement>('#my')
const told = document.querySelector<HTMLElement>('#told')
const place = document.querySelector<HTMLElement>('#tickets')
const start = formOf('start')
const code = formOf('code')

if (page && told && place && start && code) {
  const { storeKey = '', language: written, timeZone = 'UTC' } = page.dataset
  const language = isLanguage(written) ? written : 'en'
  const words = selfPageText(language)
  let phone = ''

  const show = (step: 'start' | 'code' | 'tickets') => {
    page.dataset['step'] = step
    start.form.hidden = step !== 'start'
    code.form.hidden = step !== 'code'
    place.hidden = step !== 'tickets'
    told.textContent = ''
  }

  const toStart = (problem = '') => {
    show('start')
    start.fail(problem)
    start.input.focus()
  }

  const toTickets = async () => {
    const mine = await ask('my/fetch', { language })
    if (mine.kind === 'lost') return toStart(words.errors.unreachable)
    if (mine.kind === 'refused') return toStart(mine.message)
    show('tickets')
    showTickets(place, mine.body, { language, timeZone, told, again: toTickets, over: toStart })
  }

  const textCode = async () => ask('my/start', { storeKey, phone, language })

  start.submit(words.sending, async (typed) => {
    phone = typed
    const sent = await textCode()
    if (sent.kind === 'lost') return words.errors.unreachable
    if (sent.kind === 'refused') return sent.code === 'invalid_input' ? words.errors.badPhone : sent.message
    show('code')
    const text = document.querySelector('#code-text')
    if (text) text.textContent = words.code.text(shownPhone(phone))
    code.input.value = ''
    code.input.focus()
    return ''
  })

  code.submit(words.checking, async (typed) => {
    const proved = await ask('my/prove', { storeKey, phone, code: typed, language })
    if (proved.kind === 'lost') return words.errors.unreachable
    if (proved.kind === 'refused') return proved.code === 'invalid_input' ? words.errors.badCode : proved.message
    await toTickets()
    return ''
  })

  // A phone that fills in the code from its text has nothing left to press.
  code.input.addEventListener('input', () => {
    if (/^\d{6}$/.test(code.input.value.replace(/[\s-]/g, ''))) code.form.requestSubmit()
  })

  document.querySelector('#other')?.addEventListener('click', () => toStart())
  document.querySelector('#again')?.addEventListener('click', () => {
    told.textContent = words.sending
    void textCode().then((sent) => {
      told.textContent =
        sent.kind === 'answer' ? words.sentAgain : sent.kind === 'lost' ? words.errors.unreachable : sent.message
      code.input.focus()
    })
  })

  // The Back button from the pay page restores what was due before it.
  window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload())

  if ('proved' in page.dataset) void toTickets()
  else show('start')
}
