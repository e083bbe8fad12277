import { Effect } from 'effect'
import { languageFor, languagesOf } from '@xd/core/domain/company/languages.ts'
import { AppConfig } from '#app-config.ts'
import { systemScope } from '#db/scope.ts'
import { type Delivery, letterheadOf } from '#queries/message-delivery.ts'
import { emailHTML, emailText } from '@xd/core/domain/mailer/email-layout.ts'
import { addressOf, hashOf } from '#services/consents/erased-unsubscribes.ts'
import { unsubscribeURL } from './unsubscribe-link.ts'

/** A mailer's email to an address: its text in the standard layout, and how to unsubscribe. */
export const mailerEmail = Effect.fnUntraced(function* (
  { companyID, custID, storeID, messageBody, storeName }: Delivery,
  to: string,
) {
  const config = yield* AppConfig
  const { publicURL } = config
  const place = yield* letterheadOf(systemScope('job'), { companyID, custID, storeID })
  const addressHash = hashOf(config, companyID, addressOf(to))
  const link = unsubscribeURL(publicURL, config, { companyID, custID, addressHash })
  const parts = {
    language: languageFor({ companyLanguages: languagesOf(place.companySpanish === 1) }, place.custLanguage),
    companyName: place.companyName,
    storeName,
    storeAddress: place.storeAddressStr,
    logo:
      place.logoKey === null
        ? undefined
        : { url: `${publicURL}/logo/${place.logoKey}`, width: place.width!, height: place.height! },
    body: messageBody,
    unsubscribeURL: link,
  }
  return { text: emailText(parts), html: emailHTML(parts), unsubscribeURL: link }
})
