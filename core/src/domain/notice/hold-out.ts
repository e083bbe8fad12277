// The effect of notices shows only by comparison with customers who got none. A store always leaves out the same
// customers, chosen by a hash of their number, not by chance. A notice after maturity is never part of an experiment:
// the law may require it (California, Fin. Code § 21201(d)).
import { AFTER_MATURITY } from './lawful.ts'
import type { BatchKind } from './batch.ts'

export const HOLD_OUT_MAX = 20

const SPREAD = 2_654_435_761

export const isHeldOut = (kind: BatchKind, custID: number, storeID: number, percent: number): boolean =>
  !AFTER_MATURITY.includes(kind) &&
  Math.floor(((((custID * 31 + storeID) * SPREAD) % 2 ** 32) / 2 ** 32) * 100) < percent
