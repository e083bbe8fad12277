// XD Support's actions on a visit end with the visit, except for those that grant access: an invitation, more
// permissions, another address to sign in with, an API key, or the account that receives the company's money. Those
// wait for an owner's approval, and until then nothing changes. The same goes for how long records are kept, because a
// deletion is final.
import { type Can, no, yes } from './can.ts'
import { SUPPORT_COMPANY_ID } from './employees.ts'
import { isOwner } from './manage-users.ts'
import { DAY_MS } from '#domain/time/spans.ts'

/** The calls that wait for approval when they are made on a support visit. */
export const APPROVAL_CALLS = [
  'settings/users/save',
  'settings/users/invite/resend',
  'settings/users/disable',
  'settings/api-keys/save',
  'settings/payments/save',
  'settings/retention/save',
] as const
export type ApprovalCall = (typeof APPROVAL_CALLS)[number]

/** The change, by the action that the log will have for it. */
export const ASKED_FOR = {
  'api-key-make': 'Create an API key',
  'api-key-save': 'Change an API key',
  'payment-settings-save': 'Change card processing',
  'retention-save': 'Change how long records are kept',
  'user-enable': 'Enable a user',
  'user-invite': 'Invite a user',
  'user-invite-again': 'Send an invitation again',
  'user-save': 'Change a user',
} as const
export type AskedAction = keyof typeof ASKED_FOR

export const APPROVAL_STATES = ['waiting', 'approved', 'declined', 'lapsed', 'replaced'] as const
export type ApprovalState = (typeof APPROVAL_STATES)[number]

/** A request without an answer lapses after this long. */
export const APPROVAL_MS = 14 * DAY_MS
/**
 * The number of requests that may wait at once: enough to set up a company, too few to flood its owners with emails.
 */
export const MOST_WAITING = 50

interface Answerer {
  readonly permissions: readonly string[]
  readonly companyID: number
  readonly isSupport: boolean
  readonly isVisiting: boolean
  /** A program with an API key. */
  readonly isProgram: boolean
}

/** Whether a user may answer for a company: only its own owners, in person. */
export const mayAnswer = ({ permissions, companyID, isSupport, isVisiting, isProgram }: Answerer): Can =>
  isVisiting || isProgram || (isSupport && companyID !== SUPPORT_COMPANY_ID) || !isOwner({ permissions })
    ? no('Only the company’s own owners can answer this. Owners can change settings and users.')
    : yes

/** Shown to a visitor instead of "saved". */
export const WAITS_FOR_OWNER = 'This is waiting for an owner’s approval. Nothing changes until then.'
