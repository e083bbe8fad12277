// Compares our ledger with the gateway's own record of the same time.
import { type Cents, formatDollars } from '#domain/money/cents.ts'
import type { LedgerKind } from './ledger.ts'

export const EXCEPTION_KINDS = [
  'charge-only-here',
  'charge-only-there',
  'refund-only-here',
  'refund-only-there',
  'void-only-here',
  'void-only-there',
  'amount-differs',
  'charge-unknown',
  'refund-unknown',
  'refund-failed',
] as const
export type ExceptionKind = (typeof EXCEPTION_KINDS)[number]

export const EXCEPTION_NOTE_MAX = 1000

// Why an account's record could not be compared: it did not answer, or its keys can no longer be read.
export const RECONCILE_PROBLEMS = ['no-answer', 'unreadable'] as const
export type ReconcileProblem = (typeof RECONCILE_PROBLEMS)[number]

// A movement as either side reports it. `sale` is the gateway's id of the sale made or refunded.
export interface Movement {
  readonly kind: LedgerKind
  readonly gatewayID: string
  readonly sale: string | null
  readonly paymentKey: string | null
  // Never negative: the kind gives the direction.
  readonly amount: Cents
  readonly at: number
}

export interface Exception {
  readonly kind: ExceptionKind
  readonly gatewayID: string
  readonly paymentKey: string | null
  readonly amountHere: Cents | null
  readonly amountThere: Cents | null
  readonly at: number
}

const nameOf = ({ kind, gatewayID }: Movement): string => `${kind}/${gatewayID}`

// A sale that the gateway undid before any of it was booked, such as a card refused after the fact. It has moved no
// money.
const withoutUndone = (there: readonly Movement[], ours: ReadonlySet<string>): readonly Movement[] => {
  const names = new Set(there.map(nameOf))
  const undone = ({ gatewayID }: Movement): boolean =>
    ['charge', 'void'].every((kind) => names.has(`${kind}/${gatewayID}`) && !ours.has(`${kind}/${gatewayID}`))
  return there.filter((movement) => movement.kind === 'refund' || !undone(movement))
}

// Every movement that only one side has, or that they have with different amounts. Each is reported once, in any order.
export const differences = (here: readonly Movement[], there: readonly Movement[]): Exception[] => {
  const ours = new Set(here.map(nameOf))
  const theirs = new Map(withoutUndone(there, ours).map((movement) => [nameOf(movement), movement]))
  const told = ({ gatewayID, paymentKey, at }: Movement) => ({ gatewayID, paymentKey, at })
  return [
    ...here.flatMap((movement): Exception[] => {
      const other = theirs.get(nameOf(movement))
      if (!other)
        return [
          { ...told(movement), kind: `${movement.kind}-only-here`, amountHere: movement.amount, amountThere: null },
        ]
      if (other.amount === movement.amount) return []
      return [{ ...told(movement), kind: 'amount-differs', amountHere: movement.amount, amountThere: other.amount }]
    }),
    ...[...theirs.values()]
      .filter((movement) => !ours.has(nameOf(movement)))
      .map((movement): Exception => ({
        ...told(movement),
        kind: `${movement.kind}-only-there`,
        amountHere: null,
        amountThere: movement.amount,
      })),
  ]
}

const dollars = (amount: Cents | null): string => (amount === null ? 'nothing' : formatDollars(amount))

// The explanation for staff, so they know what to look for.
export const exceptionSentence = ({
  kind,
  amountHere,
  amountThere,
}: Pick<Exception, 'kind' | 'amountHere' | 'amountThere'>): string => {
  switch (kind) {
    case 'charge-only-here':
      return `${dollars(amountHere)} charge recorded here isn’t at the processor.`
    case 'charge-only-there':
      return `${dollars(amountThere)} charge at the processor isn’t recorded here.`
    case 'refund-only-here':
      return `${dollars(amountHere)} refund recorded here isn’t at the processor.`
    case 'refund-only-there':
      return `${dollars(amountThere)} refund at the processor isn’t recorded here.`
    case 'void-only-here':
      return `${dollars(amountHere)} charge is voided here but not at the processor.`
    case 'void-only-there':
      return `${dollars(amountThere)} charge is voided at the processor but not here.`
    case 'amount-differs':
      return `${dollars(amountHere)} is recorded here, ${dollars(amountThere)} at the processor.`
    case 'charge-unknown':
      return `${dollars(amountHere)} charge: the processor hasn’t said whether it went through.`
    case 'refund-unknown':
      return `${dollars(amountHere)} refund: the processor hasn’t said whether it went through.`
    case 'refund-failed':
      return `${dollars(amountHere)} should have been refunded, but the processor refused.`
  }
}
