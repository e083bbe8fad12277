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
    call.creates && `creates ${call.creates}`,
    call.body === 'multipart' && 'takes a file',
    call.file && `file ${call.file.name}`,
    finds.length > 0 && `finds ${finds.join(' ')}`,
    call.failures.length > 0 && `fails ${call.failures.join(' ')}`,
  ]
  return parts.filter(Boolean).join(', ')
}

/** What the contract tells clients of each call and each named object, in lines. */
export const told = (): Map<string, string[]> => {
  const objects = new Map<string, Parameters<typeof rows>[0]>()
  const lines = Object.entries(calls).map(([name, call]): [string, string[]] => {
    const [input, output] = [call.input, call.output] as unknown as Parameters<typeof rows>[0][]
    named(input!, objects)
    named(output!, objects)
    return [name, [manner(call), ...rows(input!).map((row) => `< ${row}`), ...rows(output!).map((row) => `> ${row}`)]]
  })
  return new Map([...lines, ...[...objects].map(([name, schema]): [string, string[]] => [name, rows(schema)])])
}
