import { handle } from '#calls/handler.ts'
import { previewJob as preview } from '#services/mailers/preview-job.ts'

export const previewJob = handle('mailers/preview-job', ({ job }, caller) => preview(caller, job))
