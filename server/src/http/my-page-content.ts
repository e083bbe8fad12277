import { html } from 'hono/html'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import { selfPageText } from '@xd/core/domain/self-service/page-text.ts'
import type { Language } from '@xd/core/domain/text/language.ts'
import type { StoreOfPage } from '#queries/self-settings.ts'
import { callStore } from './call-store.ts'
import type { Html } from './pay-page-document.ts'
import { payPageText } from '@xd/core/domain/payment/pay-page-text.ts'

interface Showing {
  readonly storeKey: string
  readonly store: StoreOfPage
  readonly language: Language
  /** The customer's phone is proved, so its tickets can be fetched. */
  readonly isProved: boolean
}

/** The forms that prove a phone, and the place of its tickets: web/src/my makes them work. */
export const myContent = ({ storeKey, store, language, isProved }: Showing): Html => {
  const words = selfPageText(language)
  const call = callStore(store.storePhone, payPageText(language))
  return html`<section
      id="my"
      class="card my"
      data-store-key="${storeKey}"
      data-language="${language}"
      data-time-zone="${store.storeTimezone}"
      data-phone="${store.storePhone && formatPhone(store.storePhone)}"
      ${isProved ? html` data-proved` : ''}
    >
      <form id="start" hidden>
        <h1 tabindex="-1">${words.start.title}</h1>
        <p>${words.start.text}</p>
        <label for="phone">${words.phone}</label>
        <input
          id="phone"
          name="phone"
          type="tel"
          autocomplete="tel"
          inputmode="tel"
          maxlength="30"
          required
          aria-describedby="start-error"
        />
        <p id="start-error" class="error" role="alert" hidden></p>
        <button type="submit">${words.sendCode}</button>
      </form>
      <form id="code" hidden>
        <h1 tabindex="-1">${words.code.title}</h1>
        <p id="code-text"></p>
        <label for="digits">${words.codeLabel}</label>
        <input
          id="digits"
          name="digits"
          type="text"
          class="num"
          autocomplete="one-time-code"
          inputmode="numeric"
          maxlength="8"
          required
          aria-describedby="code-error"
        />
        <p id="code-error" class="error" role="alert" hidden></p>
        <button type="submit">${words.check}</button>
        <p class="links">
          <button type="button" id="again" class="plain">${words.sendAgain}</button>
          <button type="button" id="other" class="plain">${words.otherPhone}</button>
        </p>
      </form>
      <div id="tickets" hidden></div>
      <p id="told" class="status" role="status"></p>
      <noscript><p class="hint">${words.noScript}</p></noscript>
      ${call}
    </section>
    <p class="foot">${words.foot}</p>`
}

/** Nothing can be paid here: the store's number, if there is such a store. */
export const myNotShown = (
  { title, text }: { readonly title: string; readonly text: string },
  storePhone: string,
  language: Language,
): Html =>
  html`<section class="card state">
    <h1>${title}</h1>
    <p>${text}</p>
    ${callStore(storePhone, payPageText(language))}
  </section>`
