import { handle } from '#calls/handler.ts'
import { listing } from '#lists/list.ts'
import { users } from '#lists/users.ts'

export const list = handle('settings/users/list', listing('users', users))
