import { Schema } from 'effect'
import { FEATURE_OF_EVENT, REFRESHES } from '#contract/event.ts'
import { FAILURES } from '#contract/failure.ts'
import { FILTER_NAMES, searchBy } from '#contract/list.ts'
import { calls } from '#contract/modules.generated.ts'
import { named, rows } from './shape.ts'

type Call = (typeof calls)[keyof typeof calls]

/** "write loans, module loans, creates loan.loanID, fails loan_state conflict": who may make a call, and what it does. */
const manner = (call: Call): string => {
  const finds = Object.entries(call.finds as Record<string, string>).map(([field, kind]) => `${field}=${kind}`)
  const parts: (string | false | undefined)[] = [
    `${call.kind} ${call.access}`,
    call.permission && `also ${call.permission}`,
    call.feature && `module ${call.feature}`,
    call.ownOrigin && 'own origin',
    call.ownSession && 'own session',
    call.stepUp && 'step-up',
    call.withoutFactor && 'without factor',
    call.wide && 'wide',
    call.limit && `at most ${call.limit.most} in ${call.limit.windowMs / 1_000} s`,
    call.creates && `creates ${call.creates}`,
    call.body === 'multipart' && 'takes a file',
    call.file && `file ${call.file.name}`,
    finds.length > 0 && `finds ${finds.join(' ')}`,
    call.failures.length > 0 && `fails ${call.failures.join(' ')}`,
  ]
  return parts.filter(Boolean).join(', ')
}

/** "event reload_plans": its module, and the calls whose answers it makes stale. */
const events = (): [string, string[]][] =>
  Object.entries(REFRESHES).map(([event, stale]) => [
    `event ${event}`,
    [`module ${FEATURE_OF_EVENT[event] ?? 'any'}`, ...stale.map((name) => `stale ${name}`)],
  ])

const failures = (): [string, string[]][] =>
  Object.entries(FAILURES).map(([code, { status, message }]) => [`failure ${code}`, [`${status} ${message}`]])

/** "flag: This list can’t be filtered by flag": what a list says that takes no filter. */
const refusedFilters = (): string[] =>
  FILTER_NAMES.map((name) => {
    try {
      Schema.decodeUnknownSync(searchBy())({ [name]: 'something' })
      return `${name}: taken`
    } catch (refused) {
      return `${name}: ${(refused as Error).message.split('\n')[0]!}`
    }
  })

/** What the contract tells clients of each call, each named object, event, failure and filter, in lines. */
export const told = (): Map<string, string[]> => {
  const objects = new Map<string, Parameters<typeof rows>[0]>()
  const lines = Object.entries(calls).map(([name, call]): [string, string[]] => {
    const [input, output] = [call.input, call.output] as unknown as Parameters<typeof rows>[0][]
    named(input!, objects)
    named(output!, objects)
    return [name, [manner(call), ...rows(input!).map((row) => `< ${row}`), ...rows(output!).map((row) => `> ${row}`)]]
  })
  return new Map([
    ...lines,
    ...[...objects].map(([name, schema]): [string, string[]] => [name, rows(schema)]),
    ...events(),
    ...failures(),
    ['filters that a list refuses', refusedFilters()],
  ])
}
