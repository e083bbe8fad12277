/** A merchant's app at PayPal. */
export interface PayPalAccount {
  readonly name: string
  readonly testMode: boolean
  readonly baseURL: string
  /** Where customers approve, and what their way there may pass. */
  readonly approvalOrigins: readonly string[]
  readonly clientID: string
  readonly clientSecret: string
  readonly webhookID: string
}
