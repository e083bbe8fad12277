import { Effect, Layer } from 'effect'
import type { Config } from '#config.ts'
import { causeOfSilence, type Troubles } from '#troubles.ts'
import { demoTextingCredentials } from './demo-credentials.ts'
import { Texting, TextRefused, TextUnknown } from './texting.ts'
import { twilio } from './twilio.ts'

const TWILIO_URL = 'https://api.twilio.com'

/** No account with a carrier: nothing is sent, and no webhook is trusted. */
const textingOff: typeof Texting.Service = {
  name: 'off',
  on: false,
  send: () => Effect.fail(new TextRefused({ code: null, message: 'no texting account is set up', retry: false })),
  lookUp: () => Effect.fail(new TextUnknown({ cause: 'no texting account is set up' })),
  statusOf: () => Effect.fail(new TextRefused({ code: null, message: 'no texting account is set up', retry: false })),
  listIncoming: () => Effect.succeed([]),
  mediaOf: () => Effect.succeed([]),
  fetchMedia: () => Effect.fail(new TextRefused({ code: null, message: 'no texting account is set up', retry: false })),
  deleteMedia: () =>
    Effect.fail(new TextRefused({ code: null, message: 'no texting account is set up', retry: false })),
  readWebhook: () => undefined,
}

/** In demo the simulated carrier; live the account the operator has set up, or none. */
const textingOf = (config: Config): typeof Texting.Service => {
  const { mode, sandboxURL, publicURL, secretKey, texting: account } = config
  if (mode === 'demo') return twilio({ baseURL: sandboxURL, publicURL, ...demoTextingCredentials(secretKey) })
  return account ? twilio({ baseURL: config.providersURL ?? TWILIO_URL, publicURL, ...account }) : textingOff
}

const REQUESTS = ['send', 'lookUp', 'statusOf', 'listIncoming', 'mediaOf', 'fetchMedia', 'deleteMedia'] as const

/** A refusal that is not about the text itself. */
const causeOf = (failure: unknown): string | null => {
  if (failure instanceof TextUnknown) return causeOfSilence(failure.cause)
  return failure instanceof TextRefused && failure.retry ? causeOfSilence(failure) : null
}

export const textingLayer = (config: Config, { noting }: typeof Troubles.Service) => {
  const texting = textingOf(config)
  return Layer.succeed(Texting)(texting.on ? noting('carrier', texting, REQUESTS, causeOf) : texting)
}
