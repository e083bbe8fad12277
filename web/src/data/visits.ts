import type { WireInput, WireOutput } from '@xd/core/contract/calls.ts'
import { holds } from '@xd/core/domain/access/permissions.ts'
import { call } from './calls.ts'
import { refetch, refetchAfter } from './refetch.ts'
import type { Session } from './session.ts'
import { startAnew } from './start-anew.ts'
import { leavingNothing } from './unsent.ts'
import { useCall, useCallMutation } from './use-call.ts'

/** Support staff enter a company. Everything on screen still belongs to the previous one, so the page must reload. */
export const beginVisit = (visit: Pick<WireInput<'admin/do-login-as'>, 'companyID' | 'reason' | 'readOnly'>) =>
  leavingNothing(() => call('admin/do-login-as', visit))

/**
 * Turns a view-only visit into one that may make changes, for the remaining time. The company's log records both. If
 * the company must approve first, this asks it now.
 */
export const allowChanges = async ({ company }: Session, reason: string): Promise<void> => {
  await call('admin/do-login-as', { companyID: company.companyID, reason, readOnly: false })
  await refetch('auth/info')
}

/** Returns to the user's own company. The page reloads, so that nothing of the visited one stays. */
export const endVisit = async (): Promise<void> => {
  await leavingNothing(() => call('admin/logout-as', {}))
  startAnew()
}

export type VisitData = WireOutput<'settings/activity/visits/list'>['visits'][number]

/** Whether the user is told about XD Support's visits to their company. */
export const hearsOfVisits = ({ user, session }: Session): boolean =>
  session.impersonatedBy === undefined &&
  (holds(user.userPermissions, 'support-log') || holds(user.userPermissions, 'settings'))

const NONE: readonly VisitData[] = []
export const useCurrentVisits = (): readonly VisitData[] =>
  useCall('settings/activity/visits/current', {}).data?.visits ?? NONE

const onSettled = () => refetchAfter('reload_visits')
export const useAnswerVisit = () => useCallMutation('settings/activity/visits/answer', { onSettled })
export const useEndVisit = () => useCallMutation('settings/activity/visits/end', { onSettled })
