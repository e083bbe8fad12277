/** An account with Twilio, or with a service that speaks its protocol. */
export interface TwilioAccount {
  /** `https://api.twilio.com`, or the sandbox. */
  readonly baseURL: string
  readonly accountSid: string
  readonly authToken: string
  /** Where the account's webhooks reach us. */
  readonly publicURL: string
}

const API_VERSION = '2010-04-01'

export const messagesURL = ({ baseURL, accountSid }: TwilioAccount): string =>
  `${baseURL}/${API_VERSION}/Accounts/${accountSid}/Messages.json`

export const messageURL = ({ baseURL, accountSid }: TwilioAccount, sid: string): string =>
  `${baseURL}/${API_VERSION}/Accounts/${accountSid}/Messages/${encodeURIComponent(sid)}.json`

export const mediaListURL = ({ baseURL, accountSid }: TwilioAccount, sid: string): string =>
  `${baseURL}/${API_VERSION}/Accounts/${accountSid}/Messages/${encodeURIComponent(sid)}/Media.json`

const MEDIA = /\/Messages\/(\w+)\/Media\/(\w+)/

/** The resource behind a picture's address; undefined if it is none of an account's. */
export const mediaURL = ({ baseURL, accountSid }: TwilioAccount, url: string): string | undefined => {
  const [, message, media] = MEDIA.exec(url) ?? []
  if (media === undefined) return undefined
  return `${baseURL}/${API_VERSION}/Accounts/${accountSid}/Messages/${message}/Media/${media}.json`
}

export const authorization = ({ accountSid, authToken }: TwilioAccount): string =>
  `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`

export const statusCallbackURL = ({ publicURL }: TwilioAccount, sendKey: string): string =>
  `${publicURL}/hooks/texting/twilio?sendKey=${encodeURIComponent(sendKey)}`
