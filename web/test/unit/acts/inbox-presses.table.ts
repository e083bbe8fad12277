import type { Press } from './presses.ts'

export const INBOX_PRESSES: readonly Press[] = []
