import { html } from 'hono/html'
import type { PayPageText } from '@xd/core/domain/payment/pay-page-text.ts'
import type { Language } from '@xd/core/domain/text/language.ts'
import type { CardForm } from '#providers/cards/gateway.ts'
import type { Html } from './pay-page-document.ts'

/** A gateway's form, with the facts it needs about this page: web/src/pay makes it work. */
export type ShownForm = CardForm & {
  /** The gateway's name, as customers know it. */
  readonly title: string
  /** The customer's approval, if they have just come back from the gateway's own site with one. */
  readonly approved?: string
  /** They came back without approving. */
  readonly canceled?: boolean
}

export const formAttributes = (form: ShownForm, paymentKey: string, language: Language): Html => {
  const origin = html`data-form="${form.kind}" data-gateway-origin="${form.origins[0] ?? ''}"`
  switch (form.kind) {
    case 'frame':
      return origin
    case 'tokenizer':
      return html`${origin} data-script="${form.scriptURL}" data-public-key="${form.publicKey}"
      data-base-url="${form.baseURL}"`
    case 'elements':
      return html`${origin} data-script="${form.scriptURL}" data-client-token="${form.clientToken}"
      data-environment="${form.environment}"`
    case 'approval':
      return html`${origin}
      action="/p/${paymentKey}/approval?lang=${language}"${form.approved ? html` data-approved="${form.approved}"` : ''}`
  }
}

/**
 * On a weak signal, round trips take the longest, so the browser connects to the gateway while it is still reading this
 * page.
 */
export const formHints = (form: CardForm): Html => {
  switch (form.kind) {
    case 'frame':
      return html`<link rel="preconnect" href="${form.origins[0] ?? ''}" />`
    case 'tokenizer':
    case 'elements':
      return html`<link rel="preload" as="script" href="${form.scriptURL}" />`
    case 'approval':
      return html``
  }
}

/** The place for the card form: always the gateway's own frame. */
export const cardFields = (form: ShownForm, words: PayPageText): Html => {
  switch (form.kind) {
    case 'frame':
      return html`<iframe id="card-frame" title="${words.cardForm}" data-src="${form.frameURL}"></iframe>`
    case 'tokenizer':
    case 'elements':
      return html`<div id="card-fields" role="group" aria-label="${words.cardForm}"></div>`
    case 'approval':
      if (form.canceled) return html`<p class="hint" role="status">${words.canceledAt(form.title)}</p>`
      return form.approved ? html`<p class="aside">${words.approvedAt(form.title)}</p>` : html``
  }
}

export const buttonLabel = (form: ShownForm, amount: string, words: PayPageText): string =>
  form.kind === 'approval' && !form.approved ? words.payAt(form.title, amount) : words.pay(amount)
