import { SystemStats } from '#contract/entity/system-stats.ts'
import { call } from './call.ts'
import { ID } from './value.ts'

export const systemStats = {
  'admin/system-stats': call({
    summary: 'System status: the process, the database, jobs, outside services, messages by hour.',
    access: 'support',
    kind: 'read',
    wide: true,
    output: { stats: SystemStats },
  }),
  'admin/jobs/run-again': call({
    summary: 'Runs a failing job again at once, instead of at its next try. Recorded in its company’s log.',
    access: 'support',
    permission: 'settings',
    kind: 'write',
    input: { jobID: ID },
    output: { stats: SystemStats },
    failures: ['job_state'],
  }),
  'admin/jobs/drop': call({
    summary:
      'Drops a failing job for good, leaving its work undone. Jobs that follow money can’t be dropped. Recorded in its company’s log.',
    access: 'support',
    permission: 'settings',
    kind: 'write',
    input: { jobID: ID },
    output: { stats: SystemStats },
    failures: ['job_state'],
  }),
}
