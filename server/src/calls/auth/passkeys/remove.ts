import { handle } from '#calls/handler.ts'
import { missing } from '#failure.ts'

export const remove = handle('auth/passkeys/remove', () => missing('session'))
