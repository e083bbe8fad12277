// Writes everything that follows from other files (`npm run generate`). Only docs are committed, and CI fails when they have
// drifted.
import { actionWords, activityActs, contractModules } from './gathered.ts'
import { iconsTable } from './icons-table.ts'
import { madeOnceTable } from './made-once-table.ts'
import { migrationsIndex } from './migrations-index.ts'
import { nounsTable } from './nouns-table.ts'
import { pagesTable } from './pages-table.ts'
import { isWritten, write } from './write.ts'

const WORDS = 'core/src/domain/activity/words.generated.ts'

write('migrations/src/index.generated.ts', migrationsIndex())
write('core/src/contract/modules.generated.ts', contractModules())
write('core/src/domain/activity/acts.generated.ts', activityActs())
write('cli/src/commands/nouns.generated.ts', nounsTable())
write('web/src/parts/frame/icons.generated.ts', iconsTable())
write('web/src/pages.generated.ts', pagesTable())
// Each of these loads what was written before it. The acts import their own words, and no word is read while they load.
if (!isWritten(WORDS)) write(WORDS, actionWords({}))
const { ACTS } = await import('@xd/core/domain/activity/acts.generated.ts')
write(WORDS, actionWords(ACTS))
const { calls } = await import('@xd/core/contract/modules.generated.ts')
write('core/src/contract/made-once.generated.ts', madeOnceTable(calls))
await import('./from-contract.ts')
