import type { ActivityAction } from './words.ts'

/** Lines that prove something. They are kept as long as the company exists. */
export const LASTING_ACTIONS = [
  'approval-approve',
  'approval-ask',
  'approval-decline',
  'approval-lapse',
  'customer-block',
  'customer-erase',
  'customer-export',
  'customer-merge',
  'customer-opt-out',
  'customer-stop-dismiss',
  'customer-unblock',
  'customer-unmerge',
  'notices-mailed',
  'override',
  'retention-run',
  'retention-save',
  'support-create',
  'support-visit',
  'support-visit-allow',
  'support-visit-end',
  'support-visit-refuse',
  'support-write',
] as const satisfies readonly ActivityAction[]
