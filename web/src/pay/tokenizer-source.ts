import type { CardSource, Listener } from './card-source.ts'
import { loadScript } from './load-script.ts'

interface Submission {
  readonly status: string
  readonly token?: string
  readonly msg?: string
}

interface Tokenizer {
  submit(): void
}

interface TokenizerOptions {
  readonly apikey: string
  readonly url: string
  readonly container: string
  readonly submission: (submission: Submission) => void
  readonly validCard: (card: { readonly bin?: { readonly card_type?: string } }) => void
  readonly onLoad: () => void
  readonly settings: object
}

declare global {
  interface Window {
    Tokenizer?: new (options: TokenizerOptions) => Tokenizer
  }
}

/** The FluidPay platform's Tokenizer: its script makes the frame in which the card is typed. */
export function tokenizerSource({ script = '', publicKey = '', baseUrl = '' }: DOMStringMap, on: Listener): CardSource {
  let tokenizer: Tokenizer | undefined
  const submission = ({ status, token, msg }: Submission) => {
    if (status === 'success' && token) on.news({ event: 'token', token })
    else
      on.news({
        event: 'error',
        ...(status === 'validation' ? { code: 'incomplete' } : {}),
        ...(msg ? { message: msg } : {}),
      })
  }
  const start = () => {
    if (!window.Tokenizer) return on.silent()
    tokenizer = new window.Tokenizer({
      apikey: publicKey,
      url: baseUrl,
      container: '#card-fields',
      submission,
      validCard: ({ bin }) =>
        on.news({ event: 'change', ...(bin?.card_type ? { funding: bin.card_type.toLowerCase() } : {}) }),
      onLoad: () => on.news({ event: 'ready' }),
      settings: { payment: { types: ['card'], showTitle: false }, user: { showInline: false } },
    })
  }
  loadScript(script).then(start, on.silent)
  return {
    tell: (command) => {
      if (command === 'tokenize') tokenizer?.submit()
    },
  }
}
