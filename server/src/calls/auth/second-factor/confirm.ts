import { handle } from '#calls/handler.ts'
import { missing } from '#failure.ts'

export const confirm = handle('auth/second-factor/confirm', () => missing('session'))
