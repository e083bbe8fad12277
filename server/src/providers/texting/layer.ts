import { Layer } from 'effect'
import type { Config } from '#config.ts'
import { demoTextingCredentials } from './demo-credentials.ts'
import { textingOff } from './off.ts'
import { Texting } from './texting.ts'
import { twilio } from './twilio.ts'

const TWILIO_URL = 'https://api.twilio.com'

/** In demo the simulated carrier; live the account the operator has set up, or none. */
const textingOf = (config: Config): typeof Texting.Service => {
  const { mode, sandboxURL, publicURL, secretKey, texting: account } = config
  if (mode === 'demo') return twilio({ baseURL: sandboxURL, publicURL, ...demoTextingCredentials(secretKey) })
  return account ? twilio({ baseURL: config.providersURL ?? TWILIO_URL, publicURL, ...account }) : textingOff
}

export const textingLayer = (config: Config) => Layer.succeed(Texting)(textingOf(config))
