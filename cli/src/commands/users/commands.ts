import type { Noun } from '#commands/nouns.ts'
import { addTo as disable } from './disable.ts'
import { exportCSV, list } from './list.ts'
import { addTo as resetSecondFactor } from './reset-second-factor.ts'
import { addTo as save } from './save.ts'

export const noun: Noun = {
  group: 'company',
  needs: 'users',
  summary: 'users and their permissions',
  commands: [list, save, disable, resetSecondFactor, exportCSV],
}
