import { addTo as companies } from './companies.ts'
import { addTo as stores } from './stores.ts'

export const commands = [companies, stores]
