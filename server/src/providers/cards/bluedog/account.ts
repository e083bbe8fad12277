/** A merchant's account at BlueDog, a white label of the FluidPay platform. */
export interface BlueDogAccount {
  /** Under which attempts remember it and its webhooks come. */
  readonly name: string
  readonly testMode: boolean
  readonly baseURL: string
  readonly apiKey: string
  /** For the browser: it can make tokens and nothing else. */
  readonly publicKey: string
  /** Only where the merchant has several. */
  readonly processorID: string
  readonly webhookSecret: string
  readonly signatureHeader: string
  readonly tokenizerPath: string
}

export const BLUEDOG_SIGNATURE_HEADER = 'Signature'
export const BLUEDOG_TOKENIZER_PATH = '/js/tokenizer/v1/tokenizer.js'
