import { handle } from '#calls/handler.ts'
import { listing } from '#lists/list.ts'
import { tickets } from '#lists/tickets.ts'

export const list = handle('tickets/list', listing('tickets', tickets))
