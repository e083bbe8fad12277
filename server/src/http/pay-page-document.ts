import { html, raw } from 'hono/html'
import { shownLogoSize } from '@xd/core/domain/company/logo.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import { payPageText, type PayPageText } from '@xd/core/domain/payment/pay-page-text.ts'
import type { Output } from '@xd/core/contract/calls.ts'
import { logoPath } from '#services/company/logo-path.ts'
import type { PageLanguage } from './page-language.ts'
import type { PayPageFiles } from './pay-page-files.ts'

export type Html = ReturnType<typeof html>

interface Logo {
  readonly logoKey: string
  readonly width: number
  readonly height: number
}

export interface PayPage extends PageLanguage {
  readonly title: string
  /** The text in a preview of the link; for a request, that it is a secure payment. */
  readonly description?: string
  /** The rest of the address's query, kept when switching languages. */
  readonly query?: Readonly<Record<string, string>>
  readonly store?: Pick<Output<'pay/fetch'>['store'], 'companyName' | 'storeName' | 'storePhone' | 'storeColor'>
  /** The company's logo, in place of the drawn mark. */
  readonly logo?: Logo | undefined
  readonly demo: boolean
  readonly testMode: boolean
  /** Resources the browser may prefetch. */
  readonly hints?: Html
  readonly content: Html
  readonly files: PayPageFiles
}

/**
 * The page around every state. Script and style are allowed by digest, so not even a space may be added. web/src/pay
 * relies on the class names and ids.
 */
export const payPageDocument = ({
  language,
  other,
  title,
  description,
  query,
  store,
  logo,
  demo,
  testMode,
  hints,
  content,
  files,
}: PayPage): Html => {
  const words = payPageText(language)
  const preview = description ?? words.securePayment
  const search = new URLSearchParams({ lang: other ?? language, ...query })
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="format-detection" content="telephone=no" />
        <title>${title}</title>
        <meta name="description" content="${preview}" />
        <meta property="og:type" content="website" />
        <meta property="og:title" content="${title}" />
        <meta property="og:description" content="${preview}" />
        ${store ? html`<meta property="og:site_name" content="${store.companyName}" />` : ''} ${hints ?? ''}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        ${raw(`<style>${files.style.text}</style>`)}
      </head>
      <body>
        ${demo || testMode ? testBar(demo, words) : ''}
        <main>
          <header class="shop">
            ${store ? (logo ? shopLogo(logo, store.companyName) : shopMark(store.storeColor)) : ''}
            <div>
              ${store ? html`<b>${store.storeName}</b>` : ''}<span class="num"
                >${
                  store?.storePhone
                    ? html`<a class="tel" href="tel:${store.storePhone}">${formatPhone(store.storePhone)}</a>`
                    : ''
                }${
                  other
                    ? html`<span class="switch"
                        >${store?.storePhone ? ' · ' : ''}<a
                          href="?${search.toString()}"
                          lang="${other}"
                          hreflang="${other}"
                          >${words.otherLanguage}</a
                        ></span
                      >`
                    : ''
                }</span
              >
            </div>
          </header>
          ${content}
        </main>
        ${raw(`<script type="module">${files.script.text}</script>`)}
      </body>
    </html>`
}

const testBar = (demo: boolean, words: PayPageText) =>
  html`<aside class="test-mode" aria-label="${words.testMode}">
    <b>${demo ? `${words.demo} · ` : ''}${words.testMode}</b> ${words.testModeHint}
  </aside>`

const shopLogo = (logo: Logo, companyName: string) => {
  const { width, height } = shownLogoSize(logo)
  return html`<img
    class="shop-logo"
    src="${logoPath(logo.logoKey)}"
    width="${width}"
    height="${height}"
    alt="${companyName}"
  />`
}

/** The three pawnbroker's balls, in the store's color. */
const shopMark = (color: string) =>
  html`<svg class="shop-mark" viewBox="0 0 44 44" aria-hidden="true">
    <rect width="44" height="44" rx="12" fill="${color}" />
    <g fill="#fff">
      <circle cx="16.5" cy="16.5" r="5" />
      <circle cx="27.5" cy="16.5" r="5" />
      <circle cx="22" cy="27" r="5" />
    </g>
  </svg>`
