import type { Kysely } from 'kysely'
import { type Migration, notNull } from './dialect.ts'

interface Lines {
  audit: {
    auditID: number
    companyID: number
    at: number
    actorUserID: number | null
    action: string
    detail: string | null
  }
  support_visits: Record<string, unknown>
}

export const supportVisits: Migration = {
  name: '0049-support-visits',
  up: async ({ db, schema, columns: { id, idType, big } }) => {
    await schema
      .createTable('support_visits')
      .addColumn('visitID', idType, id)
      // The visited one.
      .addColumn('companyID', big, (c) => c.notNull().references('companies.companyID'))
      .addColumn('userID', big, (c) => c.notNull().references('users.userID'))
      // The session that it is made with, which may be gone.
      .addColumn('tokenHash', 'text', notNull)
      .addColumn('reason', 'text', notNull)
      .addColumn('ticket', 'text')
      .addColumn('readOnly', 'integer', notNull)
      .addColumn('startedAt', big, notNull)
      .addColumn('expiresAt', big, notNull)
      .addColumn('endedAt', big)
      .addColumn('endedByID', big)
      .execute()
    await schema
      .createIndex('support_visits_by_time')
      .on('support_visits')
      .columns(['companyID', 'startedAt', 'visitID'])
      .execute()
    await schema.createIndex('support_visits_by_session').on('support_visits').columns(['tokenHash']).execute()
    await fromLog(db as Kysely<Lines>)
  },
}

/** Earlier visits, from the log. Visits in progress continue without a row of their own. */
const fromLog = async (db: Kysely<Lines>) => {
  const lines = await db
    .selectFrom('audit')
    .selectAll()
    .where('action', 'in', ['support-visit', 'support-visit-end'])
    .orderBy('auditID')
    .execute()
  for (const [place, { companyID, actorUserID, at, action, detail }] of lines.entries()) {
    if (action !== 'support-visit' || actorUserID === null) continue
    const { reason, ticket, readOnly, expiresAt } = JSON.parse(detail ?? '{}') as {
      reason?: string
      ticket?: string
      readOnly?: boolean
      expiresAt?: number
    }
    const end = lines.slice(place + 1).find((line) => line.companyID === companyID && line.actorUserID === actorUserID)
    const last = Number(expiresAt ?? at)
    await db
      .insertInto('support_visits')
      .values({
        companyID,
        userID: actorUserID,
        tokenHash: '',
        reason: reason ?? '',
        ticket: ticket ?? null,
        readOnly: readOnly === true ? 1 : 0,
        startedAt: at,
        expiresAt: last,
        endedAt: Math.min(Number(end?.at ?? last), last),
        endedByID: null,
      })
      .execute()
  }
}
