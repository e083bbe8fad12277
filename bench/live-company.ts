import { randomBytes } from 'node:crypto'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PRESETS } from '@xd/core/domain/access/permissions.ts'
import { COMPANY, STORE } from '@xd/fixtures/demo/people.ts'
import { connect, type TxDb } from '@xd/server/db/connect.ts'
import { insertSession } from '@xd/server/queries/sessions.ts'
import { hashToken } from '@xd/server/services/session.ts'
import { largeDatabase } from './large-database.ts'
import { DAY_MS } from '@xd/core/domain/time/spans.ts'

const MESSAGES = 10_000

export interface Colleague {
  readonly userID: number
  /** One per session. */
  readonly tokens: readonly string[]
}

/**
 * A separate database with this many more people in a company, each with this many sessions. All of them work at every
 * store.
 */
export const busyCompany = async (people: number, sessionsEach: number) => {
  const folder = mkdtempSync(join(tmpdir(), 'xd-bench-live-'))
  const path = join(folder, 'live.sqlite')
  copyFileSync(await largeDatabase(MESSAGES), path)
  const { writes, close } = connect(`file:${path}`)
  const now = Date.now()
  const companyID = COMPANY.goldenPledge
  const colleagues: Colleague[] = []
  for (let i = 0; i < people; i += 1) {
    const { userID } = await writes
      .insertInto('users')
      .values({
        companyID,
        userUsername: `bench-${i}@goldenpledge.test`,
        userPasswordHash: '-',
        userNickname: `Bench ${i}`,
        userColor: '#405060',
        userPermissions: JSON.stringify(PRESETS.clerk),
        userLastLogin: null,
      })
      .returning('userID')
      .executeTakeFirstOrThrow()
    const storeIDs = [STORE.main, STORE.prospect, STORE.lake]
    await writes
      .insertInto('user_stores')
      .values(storeIDs.map((storeID) => ({ companyID, userID, storeID })))
      .execute()
    const tokens = Array.from({ length: sessionsEach }, () => randomBytes(32).toString('base64url'))
    for (const token of tokens)
      await insertSession(writes as TxDb, {
        tokenHash: hashToken(token),
        companyID,
        userID,
        visitCompanyID: null,
        visitReason: null,
        visitExpiresAt: null,
        createdAt: now,
        expiresAt: now + DAY_MS,
        usedAt: now,
        confirmedAt: now,
        ip: null,
        userAgent: null,
      })
    colleagues.push({ userID, tokens })
  }
  const { storeSMSNumber: storeNumber } = await writes
    .selectFrom('stores')
    .select('storeSMSNumber')
    .where('storeID', '=', STORE.main)
    .executeTakeFirstOrThrow()
  await close()
  return { path, colleagues, storeNumber, forget: () => rmSync(folder, { recursive: true, force: true }) }
}
