import { handle } from '#calls/handler.ts'
import { imports } from '#lists/imports.ts'
import { listing } from '#lists/list.ts'

export const list = handle('mailers/imports/list', listing('imports', imports))
