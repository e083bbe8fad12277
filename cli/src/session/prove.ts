import type { FactorMethod } from '@xd/core/domain/access/second-factor.ts'
import { exitCode } from '#output/exit-code.ts'
import { Failure } from '#output/failure.ts'
import { ask, askSecret } from './ask.ts'

type Method = FactorMethod | 'password'

const isFromApp = (code: string): boolean => /^(\d\s*){6}$/.test(code)

/**
 * Asks the person at the terminal to prove their identity by one of these methods. A passkey works only in a browser.
 */
export const askProof = async (methods: readonly Method[]) => {
  if (methods.includes('password')) return { password: await askSecret('Your password: ') }
  if (!methods.includes('totp') && !methods.includes('recovery'))
    throw new Failure('Your passkey works in a browser only.', exitCode.notSignedIn, 'xd second-factor start')
  const code = await ask(methods.includes('totp') ? 'Code from your app, or a recovery code: ' : 'A recovery code: ')
  return isFromApp(code) ? { totp: code } : { recoveryCode: code }
}

/** The methods a refused sign-in offers. */
export const methodsIn = (error: unknown): readonly Method[] | undefined => {
  const { code, body } = error as { code?: unknown; body?: { methods?: unknown } }
  return code === 'second_factor_needed' && Array.isArray(body?.methods) ? (body.methods as Method[]) : undefined
}
