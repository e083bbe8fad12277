import { CallError, createCallClient } from '@xd/core/client/call-client.ts'
import { createChannel } from '#state/create-store.ts'
import { heedServerTime } from '#state/server-clock.ts'
import { keyed } from './client-keys.ts'
import { confirmIdentity } from './step-up.ts'
import { userHeader } from './user-header.ts'

const signedOut = createChannel()

/** Reports that the server no longer knows our session, so that the sign-in can be shown over the current work. */
export const onSignedOut = signedOut.listen

/** Announces that the session is over: a call was refused because of it, or it was ended elsewhere. */
export const announceSignedOut = signedOut.say

const factorRequired = createChannel()

/** Reports that the user can do nothing else until they have set up a second factor. */
export const onFactorRequired = factorRequired.listen

/** Announces that the time to set one up is over. */
export const announceFactorRequired = factorRequired.say

/** These ask or end whatever session there is. */
const ANY_SESSION = ['/api/auth/info', '/api/auth/logout']

const client = createCallClient(async (path, body) => {
  const calledAt = Date.now()
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(!ANY_SESSION.includes(path) && userHeader()) },
    credentials: 'same-origin',
    body,
  })
  heedServerTime(response.headers.get('date'), calledAt, Date.now())
  return response
})

const NOT_CONFIRMED = {
  code: 'step_up_needed',
  message: 'No changes were made because you didn’t confirm that it’s you.',
} as const

/** Repeats a call that needs the user to confirm who they are, once they have. */
const onceConfirmed = async <Answer>(refusal: CallError, again: () => Promise<Answer>): Promise<Answer> => {
  if (!(await confirmIdentity())) throw new CallError(refusal.status, NOT_CONFIRMED)
  return again()
}

const attempt: typeof client = async (name, input) => {
  try {
    return await client(name, input)
  } catch (error) {
    const outside = name === 'auth/info' || name === 'auth/login'
    if (!outside && error instanceof CallError && error.code === 'signed_out') announceSignedOut()
    if (error instanceof CallError && error.code === 'second_factor_required') announceFactorRequired()
    if (error instanceof CallError && error.code === 'step_up_needed')
      return onceConfirmed(error, () => client(name, input))
    throw error
  }
}

/**
 * Makes a call of the contract. Rejects with a `CallError`, whose message can be shown as it is. What a call makes is made
 * once, also if it is made again after a lost answer.
 */
export const call: typeof client = async (name, given) => {
  const { input, ended } = keyed(name, given)
  try {
    const answer = await attempt(name, input)
    ended()
    return answer
  } catch (error) {
    ended(error as CallError)
    throw error
  }
}
