import type { WireInput } from '@xd/core/contract/calls.ts'
import { call } from './calls.ts'
import { queryClient } from './query-client.ts'
import { refetch } from './refetch.ts'
import type { Session } from './session.ts'
import { leaveNothing } from './unsent.ts'

/** Support staff go into a company. Whatever is shown is still of the one before: the page must start anew. */
export const beginVisit = async (visit: Pick<WireInput<'admin/do-login-as'>, 'companyID' | 'reason' | 'readOnly'>) => {
  await leaveNothing()
  return call('admin/do-login-as', visit)
}

/** A visit that may only look becomes one that may change things, for what is left of its time; the company's log tells both. */
export const allowChanges = async ({ company }: Session, reason: string): Promise<void> => {
  await call('admin/do-login-as', { companyID: company.companyID, reason, readOnly: false })
  await refetch('auth/info')
}

/** Back to one's own company. The page starts anew, so that nothing of the visited one stays on it. */
export const endVisit = async (): Promise<void> => {
  await leaveNothing()
  await call('admin/logout-as', {})
  startAnew()
}

export const startAnew = (): void => {
  queryClient.clear()
  location.assign('/')
}
