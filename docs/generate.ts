// Writes everything that follows from other files (`npm run generate`); CI fails when it has drifted.
import { writeFileSync } from 'node:fs'
import { activityActs, contractModules } from './gathered.ts'
import { migrationsIndex } from './migrations-index.ts'
import { pagesTable } from './pages-table.ts'

const here = (name: string) => new URL(name, import.meta.url)

writeFileSync(here('../migrations/src/index.ts'), migrationsIndex())
writeFileSync(here('../core/src/contract/modules.ts'), contractModules())
writeFileSync(here('../core/src/domain/activity/acts.table.ts'), activityActs())
writeFileSync(here('../web/src/pages.table.ts'), pagesTable())
// The contract is loaded once its list of modules is written.
await import('./from-contract.ts')
