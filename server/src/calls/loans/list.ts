import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { listed } from '#lists/list.ts'
import { loans } from '#lists/loans.ts'

export const list = handle('loans/list', ({ search }, caller) =>
  Effect.map(listed(loans, search ?? {}, caller), ({ shown, ...found }) => ({ loans: shown, ...found })),
)
