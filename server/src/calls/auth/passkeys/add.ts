import { handle } from '#calls/handler.ts'
import { missing } from '#failure.ts'

export const add = handle('auth/passkeys/add', () => missing('session'))
