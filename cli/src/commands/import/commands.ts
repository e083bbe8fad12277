import type { Noun } from '#commands/nouns.ts'
import { addTo as importFile } from './import.ts'

export const noun: Noun = {
  group: 'company',
  needs: 'mailers',
  feature: 'massmailer',
  summary: 'import a file from a store’s own system',
  flat: true,
  commands: [importFile],
}
