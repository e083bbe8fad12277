import type { MilitaryCheck } from '@xd/core/domain/loan/military-check.ts'
import type { WholeLoan } from '#queries/loans.ts'

type Columns = Pick<WholeLoan, 'checkDay' | 'checkMethod' | 'checkReference'>

/** A version's check for the Military Lending Act. */
export const checkIn = ({ checkDay, checkMethod, checkReference }: Columns): MilitaryCheck | null =>
  checkDay === null || checkMethod === null || checkReference === null
    ? null
    : { day: checkDay, method: checkMethod, reference: checkReference }
