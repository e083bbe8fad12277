// Writes what follows from the contract, and the words that customers get.
import type { CallName } from '@xd/core/contract/calls.ts'
import { calls } from '@xd/core/contract/modules.generated.ts'
import { FILES } from '@xd/core/contract/files.ts'
import { apiPage } from './api-page.ts'
import { callsTable } from './calls-table.ts'
import { customerWords } from './customer-words.ts'
import { filesTable } from './files-table.ts'
import { write } from './write.ts'

write('docs/api.md', apiPage())
write('docs/customer-words.md', customerWords())
write('server/src/calls/handlers.generated.ts', callsTable(Object.keys(calls).sort() as CallName[]))
write('server/src/lists/files.generated.ts', filesTable(FILES.map(({ name }) => name).sort()))
