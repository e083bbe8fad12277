import { MAILER_EDITOR_OUTCOMES } from './mailer-editor-outcomes.table.ts'
import { MAILER_OUTCOMES } from './mailer-outcomes.table.ts'
import type { Presses } from './outcomes.ts'

export const ALL_OUTCOMES: readonly Presses[] = [...MAILER_OUTCOMES, ...MAILER_EDITOR_OUTCOMES]
