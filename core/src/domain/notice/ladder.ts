// The ladder: the days before a ticket is due, or before its grace ends, on which its customer gets a notice. Each
// store turns steps on. A payment, an answer, STOP, or the ticket's status in the book stops the rest.
import { addDays, type LocalDay } from '#domain/time/day.ts'
import type { BatchKind } from './batch.ts'

interface Step {
  readonly before: 'due' | 'grace'
  readonly days: number
  readonly kind: BatchKind
  readonly label: string
}

/** Most urgent first: of several on one day, the customer gets that one. */
export const LADDER_STEPS = {
  'grace-1': { before: 'grace', days: 1, kind: 'final', label: 'The day before grace ends' },
  'due-0': { before: 'due', days: 0, kind: 'due', label: 'The day it is due' },
  'due-1': { before: 'due', days: 1, kind: 'due-soon', label: 'The day before it is due' },
  'due-3': { before: 'due', days: 3, kind: 'due-soon', label: '3 days before it is due' },
  'due-5': { before: 'due', days: 5, kind: 'due-soon', label: '5 days before it is due' },
} as const satisfies Record<string, Step>

export type LadderStep = keyof typeof LADDER_STEPS
export const LADDER_STEP_NAMES = Object.keys(LADDER_STEPS) as [LadderStep, ...LadderStep[]]

export const isLadderStep = (name: string): name is LadderStep => Object.hasOwn(LADDER_STEPS, name)

/** The due day, or end of grace, of tickets whose step is today. */
export const stepDay = (step: LadderStep, today: LocalDay): LocalDay => addDays(today, LADDER_STEPS[step].days)

/**
 * Whether a step waits for a customer who has promised to pay. Only reminders before the due day do: a notice after it may
 * be what the law asks for (lawful.ts), and grace ends whatever was promised.
 */
export const waitsForPromise = (step: LadderStep): boolean => LADDER_STEPS[step].before === 'due'

interface Dated {
  readonly ticketDueDate: LocalDay | ''
  readonly ticketGraceDate: LocalDay | null
}

/** A ticket's step for today, among those turned on. */
export const stepOn = (
  { ticketDueDate, ticketGraceDate }: Dated,
  today: LocalDay,
  on: readonly LadderStep[],
): LadderStep | undefined =>
  LADDER_STEP_NAMES.find((step) => {
    const day = LADDER_STEPS[step].before === 'due' ? ticketDueDate : ticketGraceDate
    return on.includes(step) && day === stepDay(step, today)
  })

export const LADDER_TIME_DEFAULT = '10:00'

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/
export const isLadderTime = (text: string): boolean => TIME.test(text)
