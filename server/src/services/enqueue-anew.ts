import { Effect } from 'effect'
import { enqueue } from '#db/database.ts'
import type { NewJob } from '#db/job-queue.ts'
import { systemScope } from '#db/scope.ts'
import { deleteJobByKey } from '#queries/jobs.ts'

/** Leaves a job in place of the one with its key, which may be running and have looked already. */
export const enqueueAnew = (job: NewJob) =>
  Effect.andThen(deleteJobByKey(systemScope('job'), job.uniqueKey), enqueue(job))
