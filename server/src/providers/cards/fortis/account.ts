/** A merchant's account at Fortis: the credentials, and the location and card product to charge for. */
export interface FortisAccount {
  readonly name: string
  readonly testMode: boolean
  readonly baseURL: string
  readonly scriptURL: string
  /** The origins the page's form may load from and send to. */
  readonly formOrigins: readonly string[]
  readonly locationID: string
  readonly productTransactionID: string
  readonly userID: string
  readonly userAPIKey: string
  readonly developerID: string
  readonly webhookUser: string
  readonly webhookPassword: string
}
