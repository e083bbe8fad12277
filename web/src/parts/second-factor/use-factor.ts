import { useState } from 'react'
import type { Factor, FactorMethod, FactorNeeded } from '#data/second-factor.ts'
import { hasPasskeys, passkeyFor } from '#data/passkeys.ts'

/** The method tried first: the one with the least typing. */
const firstOf = (methods: readonly FactorMethod[]): FactorMethod =>
  methods.includes('passkey') && hasPasskeys() ? 'passkey' : methods.includes('totp') ? 'totp' : 'recovery'

interface Options {
  needed: FactorNeeded
  /** A passkey’s request works only once, so this gets another. */
  renew: () => Promise<FactorNeeded['passkey']>
}

/** The second factor, in the way that the user chooses. */
export const useFactor = ({ needed, renew }: Options) => {
  const { methods } = needed
  const [method, setMethod] = useState(() => firstOf(methods))
  const [code, setCode] = useState('')
  const [request, setRequest] = useState(needed.passkey)
  return {
    method,
    others: methods.filter((one) => one !== method && (one !== 'passkey' || hasPasskeys())),
    choose: (next: FactorMethod) => {
      setMethod(next)
      setCode('')
    },
    code,
    setCode,
    isBlank: method !== 'passkey' && code.trim() === '',
    /** Rejects with a sentence if the browser has no passkey. */
    give: async (): Promise<Factor> => {
      if (method === 'recovery') return { recoveryCode: code.trim() }
      if (method === 'totp') return { totp: code.replaceAll(/\s/g, '') }
      const fresh = request ?? (await renew())
      setRequest(undefined)
      if (fresh === undefined) throw new Error('You can’t use a passkey here. Use another method.')
      return { passkey: await passkeyFor(fresh) }
    },
  }
}
