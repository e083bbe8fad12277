import { USER_HEADER } from '@xd/core/contract/user-header.ts'
import { pageUser } from './local.ts'

/** Says whose page makes a call: the browser sends whatever session it has by now. */
export const userHeader = (): Readonly<Record<string, string>> => {
  const user = pageUser()
  return user === undefined ? {} : { [USER_HEADER]: user }
}
