import type { Noun } from '#commands/nouns.ts'
import { addTo as check } from './check.ts'
import { addTo as rewrite } from './rewrite.ts'

export const noun: Noun = {
  group: 'rules',
  summary: 'pawn tickets',
  commands: [check, rewrite],
}
