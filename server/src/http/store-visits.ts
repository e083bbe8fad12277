import { html } from 'hono/html'
import type { QuotePageText } from '@xd/core/domain/loan/quote-page-text.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import type { Html } from './pay-page-document.ts'

export interface VisitedStore {
  readonly storeName: string
  readonly storePhone: string
  readonly storeSMSNumber: string
  readonly storeAddressStr: string
}

/** Every phone opens these in its owner's map app, or in the browser. */
const directionsTo = (address: string): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address.replace(/\s+/g, ' '))}`

/** iPhones and Android phones disagree about the separator before the text. Both understand this one. */
const textTo = (phone: string, text: string): string => `sms:${phone}?&body=${encodeURIComponent(text)}`

/** The customer's next step: call a store, find it, or say that they are coming. */
export const storeVisits = (stores: readonly VisitedStore[], words: QuotePageText, amount: string): Html | string =>
  stores.length === 0
    ? ''
    : html`<h2>${words.visit}</h2>
        ${stores.map(
          ({ storeName, storePhone, storeSMSNumber, storeAddressStr: address }) =>
            html`<div class="visit">
              <address><b>${storeName}</b>${address}</address>
              ${storePhone ? html`<a class="num" href="tel:${storePhone}">${words.call} <span class="tel">${formatPhone(storePhone)}</span></a>` : ''}
              ${
                address
                  ? html`<a href="${directionsTo(address)}" target="_blank" rel="noopener noreferrer"
                      >${words.directions}</a
                    >`
                  : ''
              }
              ${storeSMSNumber ? html`<a class="coming" href="${textTo(storeSMSNumber, words.comingText(amount))}">${words.coming}</a>` : ''}
            </div>`,
        )}`
