import type { WireOutput } from '@xd/core/contract/calls.ts'
import { mayAnswer } from '@xd/core/domain/access/approval.ts'
import { holds } from '@xd/core/domain/access/permissions.ts'
import { refetchAfter } from './refetch.ts'
import type { Session } from './session.ts'
import { useCall, useCallMutation } from './use-call.ts'

export type ApprovalData = WireOutput<'settings/approvals/list'>['approvals'][number]

/**
 * Whether the user sees requests that wait for approval: the company’s owners do, and so do visitors, who made them.
 */
const seesApprovals = ({ user, company, session }: Session): boolean =>
  session.impersonatedBy === undefined
    ? mayAnswer({
        permissions: user.userPermissions,
        companyID: company.companyID,
        isSupport: user.userIsXDACCT,
        isVisiting: false,
        isProgram: false,
      }).ok
    : holds(user.userPermissions, 'settings')

const NONE: readonly ApprovalData[] = []
export const useApprovals = (session: Session): readonly ApprovalData[] =>
  useCall('settings/approvals/list', {}, { enabled: seesApprovals(session) }).data?.approvals ?? NONE

/** An approval may change anything that can wait. Screens hear of it by an event and refetch. */
export const useAnswerApproval = () =>
  useCallMutation('settings/approvals/answer', {
    onSettled: () => {
      void refetchAfter('reload_approvals')
      void refetchAfter('reload_employees')
      void refetchAfter('reload_payment_settings')
      void refetchAfter('reload_retention')
    },
  })

/** After a call that may wait for approval. */
export const refetchIfWaiting = ({ approval }: { readonly approval?: unknown }): void => {
  if (approval !== undefined) void refetchAfter('reload_approvals')
}
