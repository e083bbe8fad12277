import { handle } from '#calls/handler.ts'
import { missing } from '#failure.ts'

export const resetSecondFactor = handle('settings/users/reset-second-factor', () => missing('session'))
