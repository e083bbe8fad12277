import { call } from './calls.ts'
import { queryClient } from './query-client.ts'
import { leaveNothing } from './unsent.ts'

/** Support staff go into a company. Whatever is shown is still of the one before: the page must start anew. */
export const beginVisit = async (companyID: number, reason: string) => {
  await leaveNothing()
  return call('admin/do-login-as', { companyID, reason })
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
