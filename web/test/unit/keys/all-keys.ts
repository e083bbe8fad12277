import type { Keys } from './keys.ts'
import { LIST_KEYS } from './list-keys.table.ts'
import { PICKER_KEYS } from './picker-keys.table.ts'

export const ALL_KEYS: readonly Keys[] = [...PICKER_KEYS, ...LIST_KEYS]
