import type { Noun } from '#commands/nouns.ts'
import { addTo as save } from './save.ts'
import { addTo as show } from './show.ts'
import { addTo as snippet } from './snippet.ts'

export const noun: Noun = {
  group: 'company',
  needs: 'settings',
  summary: 'the chat on your website',
  commands: [show, save, snippet],
}
