import type { WireInput, WireOutput } from '@xd/core/contract/calls.ts'
import { call } from './calls.ts'

type Request = NonNullable<WireOutput<'auth/step-up/start'>['passkey']>
type Assertion = NonNullable<WireInput<'auth/login'>['passkey']>

/** Most people never use a passkey here, so its code loads only for those who do. */
const browser = () => import('@simplewebauthn/browser')

export const hasPasskeys = (): boolean => 'PublicKeyCredential' in window

/** The failure between browser and person, who may also simply have changed their mind. */
const inWords = (error: unknown, otherwise: string): Error =>
  new Error(
    (error as { name?: string }).name === 'InvalidStateError'
      ? 'This device already has a passkey for your account.'
      : otherwise,
  )

/** Asks the browser for a passkey. Rejects with a sentence if there was none. */
export const passkeyFor = async (request: Request): Promise<Assertion> => {
  const { startAuthentication } = await browser()
  return (await startAuthentication({ optionsJSON: request }).catch((error: unknown) => {
    throw inWords(error, 'No passkey was used. Try again, or use another method.')
  })) as Assertion
}

/** Creates a passkey with the browser and saves it. Returns the recovery codes if it is the first factor. */
export const addPasskey = async (name: string): Promise<readonly string[] | undefined> => {
  const { options } = await call('auth/passkeys/start', {})
  const { startRegistration } = await browser()
  const response = await startRegistration({ optionsJSON: options }).catch((error: unknown) => {
    throw inWords(error, 'No passkey was created. Try again when you’re ready.')
  })
  return (await call('auth/passkeys/add', { name, response: response as never })).recoveryCodes
}
