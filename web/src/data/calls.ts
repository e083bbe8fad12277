import { CallError, createCallClient } from '@xd/core/client/call-client.ts'
import { createChannel } from '#state/create-store.ts'
import { heedServerTime } from '#state/server-clock.ts'
import { keyed } from './client-keys.ts'
import { confirmIdentity } from './step-up.ts'
import { userHeader } from './user-header.ts'

const signedOut = createChannel()

/** Reports that the server no longer knows our session, so that the sign-in can appear over the current work. */
export const onSignedOut = signedOut.listen

/** Announces that the session is over: a call was refused because of it, or it ended elsewhere. */
export const announceSignedOut = signedOut.say

const factorRequired = createChannel()

/** Reports that the user must set up a second factor before anything else. */
export const onFactorRequired = factorRequired.listen

/** Announces that the time to set one up has run out. */
export const announceFactorRequired = factorRequired.say

/** These request or end a session. */
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

/** Repeats a call that needs the user to confirm their identity, once they have. */
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
 * Makes a call from the contract. Rejects with a `CallError` whose message can be shown as is. Retrying after a lost
 * answer doesn't create the record twice.
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
