import { handle } from '#calls/handler.ts'
import { listing } from '#lists/list.ts'
import { payments } from '#lists/payments.ts'

export const list = handle('payments/list', listing('payments', payments))
