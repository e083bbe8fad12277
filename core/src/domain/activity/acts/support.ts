import { ASKED_FOR } from '#domain/access/approval.ts'
import { act } from '#domain/activity/act.ts'
import { CALL_WORDS } from '#domain/activity/calls.ts'
import { type Says, at, note, oneOf, plain, quoted, unsaid } from '#domain/activity/phrases.ts'
import { API_KEY } from './api-keys.ts'
import { ACCOUNT } from './payments.ts'
import { RETENTION } from './retention.ts'
import { ACCOUNT_OF, USER, WITH_SECRET_KEY } from './users.ts'

const VISIT: Says = {
  actor: unsaid,
  visitor: unsaid,
  reason: note,
  ticket: plain('case'),
  readOnly: (value) => (value === true ? 'view only' : 'could make changes'),
  expiresAt: at('until'),
}

/** Support's request, with the change it would make. */
const ASKED: Says = {
  asked: oneOf(
    Object.fromEntries(
      Object.entries(ASKED_FOR).map(([action, title]) => [action, title.charAt(0).toLowerCase() + title.slice(1)]),
    ),
  ),
  ...USER,
  ...API_KEY,
  ...ACCOUNT,
  ...RETENTION,
}

const JOB: Says = { job: quoted, error: note }

export const support = {
  'approval-approve': act('Approved a support request', ASKED),
  'approval-ask': act('Asked an owner to approve', ASKED),
  'approval-decline': act('Declined a support request', ASKED),
  'approval-lapse': act('A support request expired without an answer', ASKED),
  'job-drop': act('Dropped a failing job', JOB),
  'job-run-again': act('Ran a failing job again', JOB),
  'support-create': act('Created the first user of XD Support', { ...ACCOUNT_OF, ...WITH_SECRET_KEY }),
  'support-write': act('Made a change during a support visit', {
    call: (value) => CALL_WORDS[String(value)] ?? String(value),
  }),
  'support-visit': act('Support visit started', VISIT),
  'support-visit-allow': act('Allowed support to make changes', VISIT),
  'support-visit-end': act('Support visit ended', VISIT),
  'support-visit-refuse': act('Declined changes by support', VISIT),
}
