import { CallError } from '@xd/core/client/call-client.ts'
import type { WireInput, WireOutput } from '@xd/core/contract/calls.ts'
import { refetch } from './refetch.ts'
import { useCall, useCallMutation } from './use-call.ts'

export type SecondFactorData = WireOutput<'auth/second-factor/fetch'>
type StepUp = WireOutput<'auth/step-up/start'>

/** Proof of identity besides the password. */
export type Factor = Pick<WireInput<'auth/login'>, 'totp' | 'recoveryCode' | 'passkey'>
export type FactorMethod = Exclude<StepUp['methods'][number], 'password'>

/** The server's answer to the right password alone. */
export interface FactorNeeded {
  readonly methods: readonly FactorMethod[]
  readonly passkey?: StepUp['passkey']
}

/** The second factor required after the password, if that was the missing part. */
export const factorNeeded = (error: unknown): FactorNeeded | undefined =>
  error instanceof CallError && error.code === 'second_factor_needed'
    ? (error.body as unknown as FactorNeeded)
    : undefined

export const useOwnFactor = () => useCall('auth/second-factor/fetch', {})

const onSuccess = () => void refetch('auth/second-factor/fetch')

/** The company may require one. */
const removed = () => void refetch('auth/second-factor/fetch', 'auth/info')

export const useStartApp = () => useCallMutation('auth/second-factor/start')
export const useConfirmApp = () => useCallMutation('auth/second-factor/confirm')
export const useRemoveApp = () => useCallMutation('auth/second-factor/remove', { onSuccess: removed })
export const useNewCodes = () => useCallMutation('auth/second-factor/recovery-codes', { onSuccess })
export const useRemovePasskey = () => useCallMutation('auth/passkeys/remove', { onSuccess: removed })

/** A factor was set up. */
export const factorAdded = onSuccess
/** Its recovery codes, if any, are saved. A user who was locked out until then can go on now. */
export const factorSaved = (): void => void refetch('auth/info')
