import { largeDatabase } from './large-database.ts'
console.log(await largeDatabase(1_000_000))
