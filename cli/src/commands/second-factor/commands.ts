import type { Noun } from '#commands/nouns.ts'
import { addTo as codes } from './codes.ts'
import { addTo as confirm } from './confirm.ts'
import { addTo as remove } from './remove.ts'
import { addTo as showFactor } from './show.ts'
import { addTo as start } from './start.ts'

export const noun: Noun = {
  group: 'session',
  summary: 'your authenticator app, passkeys and recovery codes',
  commands: [showFactor, start, confirm, remove, codes],
}
