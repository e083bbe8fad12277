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

export const authorization = ({ accountSid, authToken }: TwilioAccount): string =>
  `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`

export const statusCallbackURL = ({ publicURL }: TwilioAccount, sendKey: string): string =>
  `${publicURL}/hooks/texting/twilio?sendKey=${encodeURIComponent(sendKey)}`
