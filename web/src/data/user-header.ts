import { USER_HEADER } from '@xd/core/contract/user-header.ts'
import { pageUser } from './local.ts'

/** Names the user of the page that makes a call, because the browser sends its current session. */
export const userHeader = (): Readonly<Record<string, string>> => {
  const user = pageUser()
  return user === undefined ? {} : { [USER_HEADER]: user }
}
