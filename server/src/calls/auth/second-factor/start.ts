import { handle } from '#calls/handler.ts'
import { missing } from '#failure.ts'

export const start = handle('auth/second-factor/start', () => missing('session'))
