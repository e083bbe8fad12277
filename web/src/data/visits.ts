import type { WireInput } from '@xd/core/contract/calls.ts'
import { call } from './calls.ts'
import { queryClient } from './query-client.ts'
import { refetch } from './refetch.ts'
import type { Session } from './session.ts'
import { leaveNothing } from './unsent.ts'

/** Support staff enter a company. Everything on screen still belongs to the one before, so the page must reload. */
export const beginVisit = async (visit: Pick<WireInput<'admin/do-login-as'>, 'companyID' | 'reason' | 'readOnly'>) => {
  await leaveNothing()
  return call('admin/do-login-as', visit)
}

/** Turns a view-only visit into one that may make changes, for the time left; the company's log has both. */
export const allowChanges = async ({ company }: Session, reason: string): Promise<void> => {
  await call('admin/do-login-as', { companyID: company.companyID, reason, readOnly: false })
  await refetch('auth/info')
}

/** Returns to the user's own company. The page reloads, so that nothing of the visited one stays on it. */
export const endVisit = async (): Promise<void> => {
  await leaveNothing()
  await call('admin/logout-as', {})
  startAnew()
}

export const startAnew = (): void => {
  queryClient.clear()
  location.assign('/')
}
