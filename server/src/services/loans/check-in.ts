import type { FrozenQuote } from '@xd/core/domain/loan/frozen.ts'
import { lentOn } from '@xd/core/domain/loan/lent-on.ts'
import { type MilitaryCheck, type MilitaryCheckState, militaryCheckState } from '@xd/core/domain/loan/military-check.ts'
import type { WholeLoan } from '#queries/loans.ts'

type Columns = Pick<WholeLoan, 'checkDay' | 'checkMethod' | 'checkReference'>

/** A version's check for the Military Lending Act. */
export const checkIn = ({ checkDay, checkMethod, checkReference }: Columns): MilitaryCheck | null =>
  checkDay === null || checkMethod === null || checkReference === null
    ? null
    : { day: checkDay, method: checkMethod, reference: checkReference }

/** Whether a quote, if accepted now, has the check that it needs. */
export const checkStateOf = (row: WholeLoan, now: number, timezone: string): MilitaryCheckState =>
  militaryCheckState(
    JSON.parse(row.quote) as FrozenQuote,
    lentOn(row, now, timezone),
    row.coveredBorrower,
    checkIn(row),
  )
