import { handle } from '#calls/handler.ts'
import { missing } from '#failure.ts'

export const remove = handle('auth/second-factor/remove', () => missing('session'))
