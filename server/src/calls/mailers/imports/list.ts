import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { imports } from '#lists/imports.ts'
import { listed } from '#lists/list.ts'

export const list = handle('mailers/imports/list', ({ search }, caller) =>
  Effect.map(listed(imports, search ?? {}, caller), ({ shown, ...found }) => ({ imports: shown, ...found })),
)
