import { SystemStats } from '#contract/entity/system-stats.ts'
import { call } from './call.ts'
import { ID } from './value.ts'

export const systemStats = {
  'admin/system-stats': call({
    summary: 'How the system stands: the process, the database, jobs, the outside, messages by hour.',
    access: 'support',
    kind: 'read',
    output: { stats: SystemStats },
  }),
  'admin/jobs/run-again': call({
    summary: 'Runs a failing job again at once, instead of when it would be tried next. Its company’s log says so.',
    access: 'support',
    permission: 'settings',
    kind: 'write',
    input: { jobID: ID },
    output: { stats: SystemStats },
    failures: ['job_state'],
  }),
  'admin/jobs/drop': call({
    summary:
      'Gives up a failing job for good: what it was to do is not done. Not one that follows money. Its company’s log says so.',
    access: 'support',
    permission: 'settings',
    kind: 'write',
    input: { jobID: ID },
    output: { stats: SystemStats },
    failures: ['job_state'],
  }),
}
