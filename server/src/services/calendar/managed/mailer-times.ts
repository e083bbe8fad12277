import { hasFeature } from '@xd/core/domain/access/features.ts'
import { holds } from '@xd/core/domain/access/permissions.ts'
import { mailerEntry } from '@xd/core/domain/calendar/managed.ts'
import { addDays, LAST_DAY } from '@xd/core/domain/time/day.ts'
import { instantOf, localDateTime } from '@xd/core/domain/time/zone.ts'
import { timezoneOfCompany } from '#queries/companies.ts'
import { findMailer, findMailers, type MailerRow, mailersBetween } from '#queries/mailers.ts'
import { type Candidate, type ManagedSource, presentBy, recordsOf } from '#services/calendar/candidate.ts'

type Planned = Pick<MailerRow, 'jobID'> & { readonly jobScheduledAt: number }

const candidate = ({ jobID, jobScheduledAt }: Planned, timezone: string): Candidate => {
  const start = localDateTime(jobScheduledAt, timezone)
  return {
    source: 'mailer',
    recordID: jobID,
    part: '',
    itemCalendarID: null,
    itemDateStart: start,
    itemDateEnd: start,
    itemRepeat: null,
  }
}

/** When mailers are or were sent. A draft's time may change, and a canceled mailer has none. */
export const mailerTimes: ManagedSource = {
  mayRead: ({ permissions, features }) => holds(permissions, 'mailers') && hasFeature(features, 'massmailer'),
  around: async (db, viewer, { from, to }, wants) => {
    if (!wants(null)) return []
    const timezone = await timezoneOfCompany(db, viewer.companyID)
    const [start, end] = [
      instantOf(`${from}T00:00`, timezone),
      instantOf(`${to >= LAST_DAY ? to : addDays(to, 1)}T00:00`, timezone),
    ]
    return (await mailersBetween(db, viewer, { start, end })).map((row) => candidate(row, timezone))
  },
  isFew: true,
  find: async (db, viewer, owner) => {
    const row = owner.kind === 'mailer' ? await findMailer(db, viewer, owner.jobID) : undefined
    if (row === undefined || row.jobScheduledAt === null || ['draft', 'canceled'].includes(row.jobStatus))
      return undefined
    return candidate({ ...row, jobScheduledAt: row.jobScheduledAt }, await timezoneOfCompany(db, viewer.companyID))
  },
  present: async (db, viewer, candidates) => {
    const rows = new Map((await findMailers(db, viewer, recordsOf(candidates))).map((row) => [row.jobID, row]))
    return presentBy(candidates, rows, ({ itemDateStart }, { jobID, jobTitle }) =>
      mailerEntry({ jobID, jobTitle }, itemDateStart),
    )
  },
}
