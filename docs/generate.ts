// Writes everything that follows from other files (`npm run generate`); CI fails when it has drifted.
import { writeFileSync } from 'node:fs'
import { contractModules } from './contract-modules.ts'
import { migrationsIndex } from './migrations-index.ts'

const here = (name: string) => new URL(name, import.meta.url)

writeFileSync(here('../migrations/src/index.ts'), migrationsIndex())
writeFileSync(here('../core/src/contract/modules.ts'), contractModules())
// The contract is loaded once its list of modules is written.
await import('./from-contract.ts')
