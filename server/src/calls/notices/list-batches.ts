import { handle } from '#calls/handler.ts'
import { listing } from '#lists/list.ts'
import { noticeBatches } from '#lists/notice-batches.ts'

export const listBatches = handle('notices/list-batches', listing('batches', noticeBatches))
