import { handle } from '#calls/handler.ts'
import { listing } from '#lists/list.ts'
import { mailers } from '#lists/mailers.ts'

export const listJobs = handle('mailers/list-jobs', listing('jobs', mailers))
