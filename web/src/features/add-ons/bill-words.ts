import { cents, type Cents, formatDollars } from '@xd/core/domain/money/cents.ts'

/** "Your monthly bill goes up by $9.99, to $420.06." */
export const billWords = (before: Cents, after: Cents, whose: 'Your' | 'The' = 'Your'): string =>
  before === after
    ? `${whose} monthly bill stays at ${formatDollars(after)}.`
    : `${whose} monthly bill goes ${after > before ? 'up' : 'down'} by ${formatDollars(cents(Math.abs(after - before)))}, to ${formatDollars(after)}.`
