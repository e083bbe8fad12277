import { handle } from '#calls/handler.ts'
import { callList as list } from '#lists/call-list.ts'
import { listing } from '#lists/list.ts'

export const callList = handle('notices/call-list', listing('notices', list))
