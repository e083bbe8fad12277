/** A merchant's account at BlueDog, a white label of the FluidPay platform. */
export interface BlueDogAccount {
  /** The name that attempts store and webhooks come to. */
  readonly name: string
  readonly testMode: boolean
  readonly baseURL: string
  readonly apiKey: string
  /** For the browser: it can create tokens and nothing else. */
  readonly publicKey: string
  /** Only if the merchant has several. */
  readonly processorID: string
  readonly webhookSecret: string
  readonly signatureHeader: string
  readonly tokenizerPath: string
}

export const BLUEDOG_SIGNATURE_HEADER = 'Signature'
export const BLUEDOG_TOKENIZER_PATH = '/js/tokenizer/v1/tokenizer.js'
