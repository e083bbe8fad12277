import { CallError, createCallClient } from '@xd/core/client/call-client.ts'
import { createChannel } from '#state/create-store.ts'

const signedOut = createChannel()

/** Reports that the server no longer knows our session, so that the sign-in can be shown over the current work. */
export const onSignedOut = signedOut.listen

/** Says that the session is over: a call was refused for it, or it was ended elsewhere. */
export const announceSignedOut = signedOut.say

const client = createCallClient((path, body) =>
  fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, credentials: 'same-origin', body }),
)

/** Makes a call of the contract. Rejects with a `CallError`, whose message can be shown as it is. */
export const call: typeof client = async (name, input) => {
  try {
    return await client(name, input)
  } catch (error) {
    const outside = name === 'auth/info' || name === 'auth/login'
    if (!outside && error instanceof CallError && error.code === 'signed_out') announceSignedOut()
    throw error
  }
}
