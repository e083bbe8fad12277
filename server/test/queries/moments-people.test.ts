import { COMPANY, USER } from '@xd/fixtures/demo/people.ts'
import { systemScope } from '@xd/server/db/scope.ts'
import { endApproval, findWaiting, lapseApprovals } from '@xd/server/queries/approvals.ts'
import { findKeyBySecret } from '@xd/server/queries/api-keys.ts'
import { overridesBy } from '@xd/server/queries/audit.ts'
import { seqBefore } from '@xd/server/queries/events.ts'
import { findStarted, takeChallenge } from '@xd/server/queries/factor-challenges.ts'
import { takeInboxChange } from '@xd/server/queries/inbox-changes.ts'
import { metalPriceBefore } from '@xd/server/queries/metal-prices.ts'
import { codesSince } from '@xd/server/queries/self-codes.ts'
import { sessionsOfUser } from '@xd/server/queries/sessions.ts'
import { answerVisit, closeVisits, currentVisits } from '@xd/server/queries/support-visits.ts'
import { findLinkUser } from '@xd/server/queries/user-links.ts'
import { AT, type MomentRow, testMoments } from './moments.ts'
import type { Rows } from './turns.ts'

const OURS = { companyID: COMPANY.goldenPledge }
const HERS = { ...OURS, userID: USER.clerk }
const job = systemScope('job')
const approval = async (rows: Rows, expiresAt: number) => {
  const asked = { call: 'settings/save', about: 'a', action: 'company', target: null, detail: null, sealedInput: 'x' }
  const waits = { askedByID: USER.owner, visitID: null, askedAt: 0, expiresAt, state: 'waiting' }
  await rows.insert('approvals', { ...OURS, ...asked, ...waits, answeredByID: null, answeredAt: null })
  return Number((await rows.all('approvals', { ...OURS, about: 'a' }))[0]!['approvalID'])
}
const visit = async (rows: Rows, change: object) => {
  const at = { tokenHash: 'visit', reason: 'Why', ticket: null, readOnly: 1, startedAt: 0, expiresAt: AT * 2 }
  const over = { endedAt: null, endedByID: null, approval: 'waiting', answeredAt: null, answeredByID: null }
  await rows.insert('support_visits', { ...OURS, userID: USER.support, ...at, ...over, ...change })
  const [{ visitID } = {}] = await rows.all('support_visits', { tokenHash: 'visit' })
  const session = { userID: USER.support, visitCompanyID: OURS.companyID, visitReadOnly: 1, createdAt: 0 }
  const used = { tokenHash: 'visit', expiresAt: AT * 2, usedAt: 0, confirmedAt: 0, visitID }
  await rows.insert('sessions', { companyID: COMPANY.xd, ...session, ...used })
  return Number(visitID)
}
const challenge = (rows: Rows, expiresAt: number) =>
  rows.insert('factor_challenges', { ...HERS, challenge: 'c', purpose: 'totp', sealedSecret: 's', expiresAt })

const MOMENTS: readonly MomentRow[] = [
  [
    'a request to the owners waits if it ends',
    'after it',
    async (db, rows, at) => findWaiting(db, OURS, await approval(rows, at), AT),
  ],
  [
    'a request to the owners can be answered if it ends',
    'after it',
    async (db, rows, at) => {
      const approvalID = await approval(rows, at)
      return endApproval(db, OURS, approvalID, { state: 'declined', answeredAt: AT, answeredByID: USER.owner })
    },
  ],
  [
    'a request to the owners lapses if it ended',
    'up to it',
    async (db, rows, at) => {
      await db.deleteFrom('approvals').execute()
      await approval(rows, at)
      return lapseApprovals(db, job, AT)
    },
  ],
  [
    'a replaced secret of an API key works if it ends',
    'after it',
    async (db, rows, previousUntil) => {
      await rows.like('api_keys', OURS, { userID: USER.june, secretHash: 'new', previousHash: 'old', previousUntil })
      return findKeyBySecret(db, systemScope('api-key'), 'old', AT)
    },
  ],
  [
    'overrides count',
    'from it on',
    async (db, rows, at) => {
      await db.deleteFrom('audit').execute()
      await rows.insert('audit', { ...OURS, at, action: 'override', auditWords: '', actorUserID: USER.clerk })
      return overridesBy(db, OURS, { from: AT, to: AT * 2 })
    },
  ],
  [
    'overrides count',
    'before it',
    async (db, rows, at) => {
      await db.deleteFrom('audit').execute()
      await rows.insert('audit', { ...OURS, at, action: 'override', auditWords: '', actorUserID: USER.clerk })
      return overridesBy(db, OURS, { from: 0, to: AT })
    },
  ],
  [
    'events are read from those',
    'from it on',
    async (db, rows, at) => {
      await db.deleteFrom('events').execute()
      await rows.insert('events', { ...OURS, seq: 7, event: 'reload_labels', data: '{}', at })
      return (await seqBefore(db, systemScope('live'), OURS.companyID, AT)) === 6
    },
  ],
  [
    'a challenge can be taken if it ends',
    'after it',
    async (db, rows, at) => {
      await challenge(rows, at)
      return takeChallenge(db, job, { challenge: 'c', userID: USER.clerk, purpose: 'totp', now: AT })
    },
  ],
  [
    'an app awaits its first code until',
    'after it',
    async (db, rows, at) => {
      await challenge(rows, at)
      return findStarted(db, job, { userID: USER.clerk, now: AT })
    },
  ],
  [
    'a change of many conversations can be undone if it was made',
    'after it',
    async (db, rows, changedAt) => {
      await rows.insert('inbox_changes', { ...HERS, changedAt, journal: '[]' })
      const [{ changeID } = {}] = await rows.all('inbox_changes', { ...HERS, changedAt })
      return takeInboxChange(db, { ...HERS, storeIDs: [] }, Number(changeID), AT)
    },
  ],
  [
    'a price of metal is known',
    'up to it',
    async (db, rows, pricedAt) => {
      await db.deleteFrom('metal_prices').execute()
      await rows.insert('metal_prices', { pricedAt, entry: '{"timestamp":1}' })
      return metalPriceBefore(db, AT)
    },
  ],
  [
    'a phone has asked for a code',
    'after it',
    async (db, rows, askedAt) => {
      await rows.insert('self_codes', { phoneHash: 'p', askedAt, codeHash: null })
      return codesSince(db, systemScope('self-service'), 'p', AT)
    },
  ],
  [
    'a sign-in goes on if it ends',
    'after it',
    async (db, rows, expiresAt) => {
      const session = { ...HERS, tokenHash: 's', visitReadOnly: 0, createdAt: 0, confirmedAt: 0, usedAt: AT }
      await rows.insert('sessions', { ...session, expiresAt })
      const found = await sessionsOfUser(db, systemScope('sign-in'), USER.clerk, { now: AT, idleSince: 0 })
      return found.filter(({ tokenHash }) => tokenHash === 's')
    },
  ],
  [
    'a sign-in goes on if it was used',
    'after it',
    async (db, rows, usedAt) => {
      const session = { ...HERS, tokenHash: 's', visitReadOnly: 0, createdAt: 0, confirmedAt: 0, usedAt }
      await rows.insert('sessions', { ...session, expiresAt: AT * 2 })
      const found = await sessionsOfUser(db, systemScope('sign-in'), USER.clerk, { now: 0, idleSince: AT })
      return found.filter(({ tokenHash }) => tokenHash === 's')
    },
  ],
  [
    'a waiting visitor can be answered if the visit ends',
    'after it',
    async (db, rows, expiresAt) => {
      const visitID = await visit(rows, { expiresAt })
      return answerVisit(db, visitID, { approval: 'allowed', answeredAt: AT, answeredByID: USER.owner })
    },
  ],
  [
    'a visit is ended by hand if it ends',
    'after it',
    async (db, rows, expiresAt) => {
      await visit(rows, { expiresAt })
      return closeVisits(db, 'visit', { endedAt: AT, endedByID: null })
    },
  ],
  [
    'a visit goes on if it ends',
    'after it',
    async (db, rows, expiresAt) => {
      await visit(rows, { expiresAt })
      return currentVisits(db, OURS, AT)
    },
  ],
  [
    'a link to choose a password works if it ends',
    'after it',
    async (db, rows, expiresAt) => {
      await rows.insert('user_links', { ...HERS, tokenHash: 'l', kind: 'reset', expiresAt })
      return findLinkUser(db, systemScope('sign-in'), { tokenHash: 'l', kind: 'reset', now: AT })
    },
  ],
]

testMoments('the moments of people and sign-ins', MOMENTS)
