import { handle } from '#calls/handler.ts'
import { missing } from '#failure.ts'

export const fetch = handle('auth/second-factor/fetch', () => missing('session'))
