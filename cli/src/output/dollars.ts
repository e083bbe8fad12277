import { grouped } from './figure.ts'

/** A wire figure of dollars, for people. */
export const dollars = (amount: number): string => `${amount < 0 ? '-' : ''}$${grouped(Math.abs(amount), 2)}`
