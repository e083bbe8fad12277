import { classifyImpression, type ImpressionKind } from '@xd/core/domain/payment/impression.ts'
import type { Visitor } from '#caller.ts'
import type { TxDb } from '#db/connect.ts'
import { query } from '#db/query.ts'
import { insertImpression } from '#queries/payment-impressions.ts'
import { deviceOf } from './device.ts'

interface Impression {
  readonly companyID: number
  readonly paymentID: number
  readonly at: number
  readonly kind: ImpressionKind
  readonly visitor: Pick<Visitor, 'ip' | 'userAgent'>
  /** Made by a signed-in user of the request's own company. */
  readonly isCompanyView: boolean
  readonly paymentStatus?: string
  readonly attemptID?: number
}

const LONGEST_USER_AGENT = 400

export const impressionOf = (impression: Impression) => {
  const { companyID, paymentID, at, kind, visitor, isCompanyView, paymentStatus = null, attemptID = null } = impression
  // U+0000 is the one character that PostgreSQL cannot store; header values cannot hold it either.
  const userAgent = visitor.userAgent.slice(0, LONGEST_USER_AGENT)
  return {
    companyID,
    paymentID,
    impressionAt: at,
    impressionKind: kind,
    impressionSource: classifyImpression({ userAgent, ip: visitor.ip, isCompanyView }),
    ip: visitor.ip || null,
    userAgent: userAgent || null,
    ...deviceOf(userAgent),
    paymentStatus,
    attemptID,
  }
}

/** Adds a line to a request's Views. */
export const recordImpression = query((db: TxDb, impression: Impression) =>
  insertImpression(db, impressionOf(impression)),
)
