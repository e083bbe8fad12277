import { handle } from '#calls/handler.ts'
import { payTickets } from '#services/self-service/pay.ts'

export const pay = handle('my/pay', payTickets)
