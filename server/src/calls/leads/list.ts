import { handle } from '#calls/handler.ts'
import { leads } from '#lists/leads.ts'
import { listing } from '#lists/list.ts'

export const list = handle('leads/list', listing('leads', leads))
