import type { Noun } from '#commands/nouns.ts'
import { exportCSV } from './export.ts'
import { addTo as list } from './list.ts'
import { addTo as make } from './make.ts'
import { addTo as revoke } from './revoke.ts'
import { addTo as rotate } from './rotate.ts'
import { addTo as use } from './use.ts'

export const noun: Noun = {
  group: 'company',
  needs: 'api-keys',
  summary: 'API keys for programs that use your data',
  commands: [list, exportCSV, make, rotate, revoke, use],
}
