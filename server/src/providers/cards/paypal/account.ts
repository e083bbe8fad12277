/** A merchant's app at PayPal. */
export interface PayPalAccount {
  readonly name: string
  readonly testMode: boolean
  readonly baseURL: string
  /** Where customers approve, and the origins on their way there. */
  readonly approvalOrigins: readonly string[]
  readonly clientID: string
  readonly clientSecret: string
  readonly webhookID: string
}
