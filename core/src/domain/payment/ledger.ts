// The ledger: one entry for each time money moved, in whole cents, never changed and never removed.
import { cents, type Cents } from '#domain/money/cents.ts'

export const LEDGER_KINDS = ['charge', 'void', 'refund'] as const
export type LedgerKind = (typeof LEDGER_KINDS)[number]

// An entry's effect on what the company has received.
export const entryAmount = (kind: LedgerKind, amount: Cents): Cents => cents(kind === 'charge' ? amount : -amount)

export const balanceOf = (entries: readonly { readonly amountCents: number }[]): Cents =>
  cents(entries.reduce((balance, { amountCents }) => balance + amountCents, 0))

// An entry's name, so the same movement is never written twice.
export const chargeEntry = (attemptID: number): string => `charge/${attemptID}`
export const refundEntry = (refundID: number): string => `refund/${refundID}`
