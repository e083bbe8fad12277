import { handle } from '#calls/handler.ts'
import { missing } from '#failure.ts'

export const recoveryCodes = handle('auth/second-factor/recovery-codes', () => missing('session'))
