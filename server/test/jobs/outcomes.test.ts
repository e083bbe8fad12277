import { Effect, Result } from 'effect'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@xd/core/domain/time/spans.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { AppConfig } from '@xd/server/app-config.ts'
import { AppLog } from '@xd/server/app-log.ts'
import type { Connection, TxDb } from '@xd/server/db/connect.ts'
import { Database, makeDatabase } from '@xd/server/db/database.ts'
import { askAgainIn } from '@xd/server/jobs/ask-again.ts'
import { accountEmailJob } from '@xd/server/jobs/account-email-job.ts'
import { emailReceiptJob } from '@xd/server/jobs/email-receipt-job.ts'
import type { JobHandler, Outcome } from '@xd/server/jobs/job.ts'
import { pollMailboxJob } from '@xd/server/jobs/poll-mailbox-job.ts'
import { reconcileJob } from '@xd/server/jobs/reconcile-job.ts'
import { settleAttemptJob } from '@xd/server/jobs/settle-attempt-job.ts'
import { settleRefundJob } from '@xd/server/jobs/settle-refund-job.ts'
import { createLog } from '@xd/server/log.ts'
import { type CardGateway, CardGateways, GatewayUnknown } from '@xd/server/providers/cards/gateway.ts'
import { Email, EmailRefused, EmailUnknown, type OutgoingEmail } from '@xd/server/providers/email/email.ts'
import { replaceLink } from '@xd/server/queries/user-links.ts'
import { nextNight } from '@xd/server/services/payments/follow-record.ts'
import { seal } from '@xd/server/services/secrets/seal.ts'
import { hashToken, newToken } from '@xd/server/services/session.ts'
import type { GaveUp } from '@xd/server/services/gave-up.ts'
import type { TryLater } from '@xd/server/services/try-later.ts'
import { sealPlace } from '@xd/server/services/users/account-link.ts'
import { freshConnection } from '../fresh-connection.ts'

const told = ({ reason, ...failure }: TryLater | GaveUp) =>
  failure._tag === 'GaveUp' ? { gaveUp: reason } : { everyMs: failure.everyMs, reason }

const KEYS = {
  now: 'the key that seals today, of thirty-two letters',
  before: 'the key that sealed until it was changed',
}

test.each([
  [0, 2 * SECOND_MS],
  [8 * SECOND_MS, 2 * SECOND_MS],
  [20 * SECOND_MS, 5 * SECOND_MS],
  [4 * MINUTE_MS, MINUTE_MS],
  [HOUR_MS, MINUTE_MS],
])('an item %i ms old is asked about again in %i ms', (age, wait) => {
  expect(askAgainIn(age)).toBe(wait)
})

describe.each(ENGINES)('when a job runs again, on %s', (engine) => {
  let connection: Connection
  let close: () => Promise<void>
  beforeAll(async () => {
    ;({ connection, close } = await freshConnection(engine))
  })
  afterAll(() => close())

  let mails: OutgoingEmail[]
  let outside: { send: () => Effect.Effect<void, EmailRefused | EmailUnknown>; mailbox?: object; gateway?: object }
  beforeEach(() => {
    mails = []
    outside = { send: () => Effect.void }
  })

  /** The job's outcome, with this state of the outside services. */
  const run = async <Payload>(job: JobHandler<Payload>, payload: Payload, attempt = 1, companyID = 3) => {
    const email = {
      addresses: {
        own: 'office@xd.test',
        emailIDOf: (key: string) => `<${key}>`,
        ofStore: (key: string) => `${key}@xd.test`,
      },
      mailbox: outside.mailbox,
      send: (mail: OutgoingEmail) =>
        Effect.suspend(outside.send).pipe(Effect.tap(() => Effect.sync(() => mails.push(mail)))),
    }
    const work = job({ companyID, payload, attempt }).pipe(
      Effect.provideService(Database, makeDatabase(connection, Date.now)),
      Effect.provideService(Email, email as never),
      Effect.provideService(AppConfig, {
        publicURL: 'https://xd.test',
        secretKey: KEYS.now,
        previousSecretKey: KEYS.before,
      } as never),
      Effect.provideService(AppLog, createLog('silent')),
      Effect.provideService(CardGateways, {
        byName: () => Effect.succeed(outside.gateway as CardGateway | undefined),
        forStore: () => Effect.succeed(outside.gateway as CardGateway | undefined),
      } as never),
    ) as Effect.Effect<Outcome, TryLater | GaveUp>
    const result = await Effect.runPromise(Effect.result(work))
    return Result.isSuccess(result) ? result.success : told(result.failure)
  }

  describe('a receipt by email', () => {
    const receipt = async (is: '=' | '!=' = '=') => {
      const { paymentID, companyID, storeID } = await connection.reads
        .selectFrom('payments')
        .select(['paymentID', 'companyID', 'storeID'])
        .where('paymentStatus', is, 'approved')
        .executeTakeFirstOrThrow()
      return { payload: { paymentID, storeID, to: 'a@xd.test', language: 'en' as const, sendKey: 'k1' }, companyID }
    }
    const refused = (retry: boolean) => () => Effect.fail(new EmailRefused({ code: 450, message: 'busy', retry }))
    const unknown = () => Effect.fail(new EmailUnknown({ cause: 'silence' }))

    test.each([
      ['is done once it was sent', 1, () => Effect.void, 'done', 1],
      ['is tried again when the mail server is busy', 23, refused(true), { everyMs: undefined, reason: 'busy' }, 0],
      ['gives up after nearly four hours', 24, refused(true), { gaveUp: 'busy' }, 0],
      ['gives up when the address is refused', 1, refused(false), { gaveUp: 'busy' }, 0],
      ['is tried again without an answer', 23, unknown, { everyMs: undefined, reason: 'no answer: silence' }, 0],
      ['gives up without an answer after nearly four hours', 24, unknown, { gaveUp: 'no answer: silence' }, 0],
    ] as const)('%s', async (_, attempt, send, outcome, sent) => {
      const { payload, companyID } = await receipt()
      outside.send = send
      expect(await run(emailReceiptJob, payload, attempt, companyID)).toEqual(outcome)
      expect(mails).toHaveLength(sent)
    })

    test('comes from its store, and is the same email when it is sent twice', async () => {
      const { payload, companyID } = await receipt()
      await run(emailReceiptJob, payload, 1, companyID)
      const { storeName, storeKey } = await connection.reads
        .selectFrom('stores')
        .selectAll()
        .where('storeID', '=', payload.storeID)
        .executeTakeFirstOrThrow()
      const address = `${storeKey}@xd.test`
      expect(mails).toEqual([
        expect.objectContaining({
          emailID: '<k1>',
          from: { name: storeName, address },
          replyTo: address,
          to: 'a@xd.test',
          references: [],
          attachments: [],
        }),
      ])
      expect(mails[0]!.text).toContain('https://xd.test/p/')
    })

    test.each(['another company', 'another store', 'one that is not paid'])('is not sent for %s', async (which) => {
      const { payload, companyID } = await receipt(which === 'one that is not paid' ? '!=' : '=')
      const of = which === 'another store' ? { ...payload, storeID: payload.storeID + 1_000 } : payload
      expect(await run(emailReceiptJob, of, 1, which === 'another company' ? companyID + 1 : companyID)).toBe('done')
      expect(mails).toEqual([])
    })
  })

  describe('a link by email', () => {
    /** A user's link, and the job that mails it. */
    const linked = async ({ lastsMs = HOUR_MS, key = KEYS.now, isEnabled = true } = {}) => {
      const user = await connection.reads
        .selectFrom('users as u')
        .innerJoin('companies as c', 'c.companyID', 'u.companyID')
        .selectAll('u')
        .select('c.companyName')
        .where('u.userIsXDACCT', '=', 0)
        .orderBy('u.userID')
        .executeTakeFirstOrThrow()
      const { userID, companyID } = user
      const token = newToken()
      const expiresAt = Date.now() + lastsMs
      const userEnabled = isEnabled ? 1 : 0
      await connection.writes.updateTable('users').set({ userEnabled }).where('userID', '=', userID).execute()
      const link = { tokenHash: hashToken(token), companyID, userID, kind: 'reset', expiresAt } as const
      await replaceLink(connection.writes as TxDb, link)
      const sealed = seal(token, key, sealPlace('reset', userID))
      return { user, token, payload: { userID, kind: 'reset' as const, sealed, sendKey: 'k2' } }
    }

    test.each([
      ['today’s key', KEYS.now],
      ['the key before', KEYS.before],
    ])('goes to its user, sealed with %s', async (_, key) => {
      const { user, token, payload } = await linked({ key })
      expect(await run(accountEmailJob, payload)).toBe('done')
      expect(mails).toEqual([
        expect.objectContaining({
          emailID: '<k2>',
          from: { name: user.companyName, address: 'office@xd.test' },
          replyTo: 'office@xd.test',
          to: user.userUsername,
        }),
      ])
      expect(mails[0]!.text).toContain(`https://xd.test/reset#token=${token}\n`)
    })

    test.each([
      ['it has expired', { lastsMs: -1 }],
      ['its user is disabled', { isEnabled: false }],
      ['it is sealed with a key that is gone', { key: 'a key that nobody has any longer, of any length' }],
    ])('is not sent once %s', async (_, link) => {
      expect(await run(accountEmailJob, (await linked(link)).payload)).toBe('done')
      expect(mails).toEqual([])
    })

    test('is not sent once another has replaced it', async () => {
      const { payload } = await linked()
      await linked()
      expect(await run(accountEmailJob, payload)).toBe('done')
      expect(mails).toEqual([])
    })
  })

  describe('the mailbox', () => {
    const mailbox = (more: boolean, name = `box ${String(more)}`) => ({
      name,
      fetchNew: () => Effect.succeed({ mails: [], validity: '1', uid: 0, gaps: [], more }),
      markRead: () => Effect.void,
    })
    test.each([
      ['is left alone if there is none', undefined, 'done'],
      ['is read again after a pause', mailbox(false), { in: 20 * SECOND_MS }],
      ['is read again at once while there is more', mailbox(true), { in: 0 }],
      [
        'is read again after a pause when it does not answer',
        { ...mailbox(false), fetchNew: () => Effect.fail(new EmailUnknown({ cause: 'silence' })) },
        { everyMs: 20 * SECOND_MS, reason: 'the mailbox does not answer: silence' },
      ],
    ])('%s', async (_, box, outcome) => {
      outside.mailbox = box
      expect(await run(pollMailboxJob, {})).toEqual(outcome)
    })
  })

  describe('comparing with the gateways’ records', () => {
    test('is done once for a requested span', async () => {
      const now = Date.now()
      expect(await run(reconcileJob, { span: { from: now - HOUR_MS, to: now } })).toBe('done')
    })

    test('otherwise runs again next night', async () => {
      const [before, outcome, after] = [Date.now(), await run(reconcileJob, {}), Date.now()]
      expect([nextNight(before), nextNight(after)]).toContain((outcome as { at: number }).at)
    })

    test('is tried again soon when a gateway does not answer', async () => {
      outside.gateway = {
        name: 'simulator',
        recordLagMs: 0,
        record: () => Effect.fail(new GatewayUnknown({ cause: 'x' })),
      }
      const later = { everyMs: 15 * MINUTE_MS, reason: 'a gateway did not tell its record' }
      expect(await run(reconcileJob, {})).toEqual(later)
    })
  })

  describe('a charge or refund', () => {
    const LEFT_ALONE = { everyMs: 15 * SECOND_MS, reason: 'the gateway does not answer' }
    const silent = () => Effect.fail(new GatewayUnknown({ cause: 'silence' }))
    const attempt = async (change: object) => {
      const row = await connection.reads
        .selectFrom('payment_attempts')
        .selectAll()
        .where('state', '!=', 'approved')
        .orderBy('attemptID')
        .executeTakeFirstOrThrow()
      await connection.writes
        .updateTable('payment_attempts')
        .set(change)
        .where('attemptID', '=', row.attemptID)
        .execute()
      return row
    }

    test.each([
      [
        'that the gateway has not decided',
        { find: () => Effect.succeed({ state: 'pending' }) },
        { in: 15 * SECOND_MS },
      ],
      ['that the gateway has not seen yet', { find: () => Effect.succeed(undefined) }, { in: 15 * SECOND_MS }],
      ['whose gateway does not answer', { find: silent }, LEFT_ALONE],
      ['whose gateway is switched off', undefined, { in: 15 * SECOND_MS }],
    ])('%s is asked about again', async (_, gateway, outcome) => {
      outside.gateway = gateway
      const { attemptID, companyID } = await attempt({ state: 'pending', startedAt: Date.now() - MINUTE_MS })
      const answer = await run(settleAttemptJob, { attemptID }, 1, companyID)
      if ('in' in outcome) expect((answer as { in: number }).in / outcome.in).toBeCloseTo(1, 0)
      else expect(answer).toEqual(outcome)
    })

    test('that the gateway has declined meanwhile is recorded, and its job is done', async () => {
      const card = { authCode: null, brand: 'visa', last4: '5556', expiry: null, funding: 'unknown' }
      outside.gateway = {
        find: () => Effect.succeed({ state: 'declined', gatewayID: 'G-9', declineCode: 'generic', ...card }),
      }
      const { attemptID, companyID } = await attempt({ state: 'pending', startedAt: Date.now() - MINUTE_MS })
      expect(await run(settleAttemptJob, { attemptID }, 1, companyID)).toBe('done')
      const { state } = await connection.reads
        .selectFrom('payment_attempts')
        .select('state')
        .where('attemptID', '=', attemptID)
        .executeTakeFirstOrThrow()
      expect(state).toBe('declined')
    })

    test('that is known is not asked about', async () => {
      outside.gateway = { find: silent }
      const { attemptID, companyID } = await attempt({ state: 'declined' })
      expect(await run(settleAttemptJob, { attemptID }, 1, companyID)).toBe('done')
      expect(await run(settleAttemptJob, { attemptID: -1 }, 1, companyID)).toBe('done')
    })

    const refund = async (change: object) => {
      const row = await connection.reads
        .selectFrom('payment_refunds')
        .selectAll()
        .orderBy('refundID')
        .executeTakeFirstOrThrow()
      await connection.writes.updateTable('payment_refunds').set(change).where('refundID', '=', row.refundID).execute()
      return row
    }
    test.each([
      ['that is promised for later', 60_000, {}, { at: 60_000 }],
      ['that the gateway does not list', -120_000, { refunds: () => Effect.succeed([]) }, { in: 15 * SECOND_MS }],
      ['whose gateway does not answer about it', -120_000, { refunds: silent }, LEFT_ALONE],
      ['whose gateway is switched off for refunds', -120_000, undefined, { in: 15 * SECOND_MS }],
      ['that was due later than it began', -20_000, { refunds: () => Effect.succeed([]) }, { in: 5_000 }],
      [
        'that began long after it was due',
        -10 * MINUTE_MS,
        { refunds: () => Effect.succeed([]) },
        { in: 15 * SECOND_MS },
      ],
    ])('%s is asked about again', async (_, notBefore, gateway, outcome) => {
      outside.gateway = gateway
      const now = Date.now()
      const { refundID, companyID } = await refund({
        state: 'pending',
        how: 'refund',
        askedAt: now - MINUTE_MS,
        startedAt: now - MINUTE_MS,
        notBefore: now + notBefore,
      })
      const answer = await run(settleRefundJob, { refundID }, 1, companyID)
      if ('at' in outcome) expect(answer).toEqual({ at: now + outcome.at! })
      else if ('in' in outcome) expect((answer as { in: number }).in / outcome.in!).toBeCloseTo(1, 0)
      else expect(answer).toEqual(outcome)
    })

    test('that was made is not asked about', async () => {
      outside.gateway = { refunds: silent }
      const { refundID, companyID } = await refund({ state: 'approved' })
      expect(await run(settleRefundJob, { refundID }, 1, companyID)).toBe('done')
      expect(await run(settleRefundJob, { refundID: -1 }, 1, companyID)).toBe('done')
      await refund({ state: 'pending' })
      expect(await run(settleRefundJob, { refundID }, 1, companyID + 1)).toBe('done')
    })
  })
})
