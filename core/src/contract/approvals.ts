import { Schema } from 'effect'
import { Approval } from './entity/approval.ts'
import { call } from './call.ts'
import { ID } from './value.ts'

const waiting = { approvals: Schema.Array(Approval) }

export const approvals = {
  'settings/approvals/list': call({
    summary:
      'What XD Support asked for on a visit and waits for an owner’s yes: invitations, wider rights, API keys, card gateways and how long records are kept. For the company’s owners and for visitors. Unanswered, it lapses after 14 days.',
    access: 'settings',
    kind: 'read',
    output: waiting,
  }),
  'settings/approvals/answer': call({
    summary:
      'Carries out what XD Support asked for, as if the owner who answers had done it, or declines it. Only for the company’s own owners. For a new user or key, `inviteURL` or `secret` is returned this once. `conflict` if it can’t be carried out as it was asked for.',
    access: 'settings',
    kind: 'write',
    stepUp: true,
    input: { approvalID: ID, approved: Schema.Boolean },
    output: {
      ...waiting,
      inviteURL: Schema.optionalKey(Schema.String),
      secret: Schema.optionalKey(Schema.String),
    },
    failures: ['approval_over', 'conflict', 'last_owner', 'already_joined', 'key_over', 'gateway_unreachable'],
    finds: { approvalID: 'approval' },
  }),
}
