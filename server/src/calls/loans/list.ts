import { handle } from '#calls/handler.ts'
import { listing } from '#lists/list.ts'
import { loans } from '#lists/loans.ts'

export const list = handle('loans/list', listing('loans', loans))
