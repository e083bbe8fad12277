import { dollars } from '#ui/text/dollars.ts'
import type { Figures } from './loan-figures.tsx'
import { shownDay } from './shown-day.ts'

/** "$197.00 until Feb 20, 2027; $202.25 at maturity" */
export const dueWords = ({ totalOfPayments, maturityDate, regZ, scheduleOfCharges }: Figures): string => {
  const until = scheduleOfCharges.findLast(
    ({ amountDue, date }) => amountDue === totalOfPayments && date < maturityDate,
  )
  return [
    until && `${dollars(totalOfPayments)} until ${shownDay(until.date)}`,
    `${dollars(regZ.totalOfPayments)} at maturity`,
  ]
    .filter(Boolean)
    .join('; ')
}
