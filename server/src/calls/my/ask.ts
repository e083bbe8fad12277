import { handle } from '#calls/handler.ts'
import { askAboutTicket } from '#services/self-service/ask.ts'

export const ask = handle('my/ask', askAboutTicket)
