import { exportCSV } from './export.ts'
import { addTo as list } from './list.ts'
import { addTo as save } from './save.ts'

export const commands = [list, save, exportCSV]
