import type { CallName } from '@xd/core/contract/calls.ts'
import { info } from './auth/info.ts'
import { login } from './auth/login.ts'
import { logout } from './auth/logout.ts'
import type { Handler } from './handler.ts'

/** Every call's handler. A call of the contract without one, or one of no call, does not compile. */
export const handlers: { readonly [N in CallName]: Handler<N> } = {
  'auth/info': info,
  'auth/login': login,
  'auth/logout': logout,
}
