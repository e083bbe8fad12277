// Writes what follows from the contract, the acts of the activity log, and the tables of words.
import { writeFileSync } from 'node:fs'
import type { CallName } from '@xd/core/contract/calls.ts'
import { calls } from '@xd/core/contract/modules.ts'
import { FILES } from '@xd/core/contract/files.ts'
import { FAILURES } from '@xd/core/contract/failure.ts'
import { REFRESHES } from '@xd/core/contract/event.ts'
import { failureCodes, openAPI } from '@xd/core/contract/openapi.ts'
import { CURRENT_VERSION } from '@xd/core/domain/version/current.ts'
import { API_INTRODUCTION } from './api-introduction.ts'
import { ACTS } from '@xd/core/domain/activity/acts.table.ts'
import { callsTable } from './calls-table.ts'
import { customerWords } from './customer-words.ts'
import { madeOnceTable } from './made-once-table.ts'
import { filesTable } from './files-table.ts'
import { actionWords } from './gathered.ts'

const here = (name: string) => new URL(name, import.meta.url)
const code = (text: string) => `\`${text}\``
const row = (...cells: string[]) => `| ${cells.join(' | ')} |`
const table = (head: string[], rows: string[][]) =>
  [row(...head), row(...head.map(() => '---')), ...rows.map((cells) => row(...cells))].join('\n')

const callRows = Object.entries(calls).map(([name, call]) => [
  code(`/api/${name}`),
  [call.access, call.permission].filter(Boolean).join(', '),
  call.kind,
  call.summary,
  failureCodes(call)
    .filter((failure) => !['signed_out', 'wrong_origin', 'visit_read_only'].includes(failure))
    .map(code)
    .join(', ') || '–',
])

const failureRows = Object.entries(FAILURES).map(([name, { status, message }]) => [code(name), String(status), message])
const eventRows = Object.entries(REFRESHES).map(([name, refreshed]) => [
  code(name),
  refreshed.map(code).join(', ') || 'everything',
])

const document = `${API_INTRODUCTION}
## Calls

Access: \`anyone\` needs no session, \`session\` any signed-in user, \`support\` XD Support staff; otherwise the permission that the user must hold. A permission after \`support\` is one that they must hold in their own company.

${table(['Path', 'Access', 'Kind', 'What', 'Failures of its own'], callRows)}

## Failures

Any call may answer \`invalid_input\`, \`too_large\`, \`too_many\` and \`internal\`; any but those for \`anyone\` also \`signed_out\` and \`wrong_origin\`. What writes answers \`visit_read_only\` during a support visit that may only look.

${table(['Code', 'Status', 'Sentence'], failureRows)}

## Live events

${table(['Event', 'Makes stale'], eventRows)}
`

writeFileSync(here('api.md'), document)
writeFileSync(here('customer-words.md'), customerWords())
writeFileSync(here('openapi.json'), `${JSON.stringify(openAPI(CURRENT_VERSION), null, 1)}\n`)
writeFileSync(here('../core/src/domain/activity/words.table.ts'), actionWords(ACTS))
writeFileSync(here('../core/src/contract/made-once.table.ts'), madeOnceTable())
writeFileSync(here('../server/src/calls/table.ts'), callsTable(Object.keys(calls).sort() as CallName[]))
writeFileSync(here('../server/src/lists/files.ts'), filesTable(FILES.map(({ name }) => name).sort()))
