import { handle } from '#calls/handler.ts'
import { listing } from '#lists/list.ts'
import { needsAddress as list } from '#lists/needs-address.ts'

export const needsAddress = handle('notices/needs-address', listing('notices', list))
