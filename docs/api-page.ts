// docs/api.md: every call, failure and live event of the contract.
import { calls } from '@xd/core/contract/modules.generated.ts'
import { FAILURES } from '@xd/core/contract/failure.ts'
import { REFRESHES } from '@xd/core/contract/event.ts'
import { failureCodes } from '@xd/core/contract/openapi.ts'
import { API_INTRODUCTION } from './api-introduction.ts'

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

export const apiPage = (): string => `${API_INTRODUCTION}
## Calls

Access: \`anyone\` needs no session, \`session\` any signed-in user, \`support\` XD Support staff; otherwise the permission that the user must hold. A permission after \`support\` is one that they must hold in their own company.

${table(['Path', 'Access', 'Kind', 'What', 'Failures of its own'], callRows)}

## Failures

Any call may answer \`invalid_input\`, \`too_large\`, \`too_many\` and \`internal\`; any but those for \`anyone\` also \`signed_out\` and \`wrong_origin\`. What writes answers \`visit_read_only\` during a support visit that may only look.

${table(['Code', 'Status', 'Sentence'], failureRows)}

## Live events

${table(['Event', 'Makes stale'], eventRows)}
`
