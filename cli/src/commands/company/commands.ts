import { addTo as show } from './show.ts'
import { addTo as save } from './save.ts'

export const commands = [show, save]
