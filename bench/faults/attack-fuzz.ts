import * as fc from 'fast-check'
import type { Booted } from '@xd/fixtures/boot.ts'
import { JSON_CALLS, nearInput } from '@xd/fixtures/testing/contract-input.ts'
import type { Report } from './attack-report.ts'
import { signInLater } from './attack-sign-in.ts'

/** Hostile values in the shape of each call's input, this many per call: none may cause a defect. */
export const attackFuzz = async (server: Booted, report: Report, runs: number, seed: number): Promise<void> => {
  for (const role of ['owner', 'support@xd.test']) {
    let who = await signInLater(server, role)
    for (const name of JSON_CALLS)
      for (const input of fc.sample(nearInput(name), { numRuns: runs, seed })) {
        const body = JSON.stringify(input) ?? ''
        const ask = () =>
          fetch(`${server.url}/api/${name}`, {
            method: 'POST',
            body,
            headers: { authorization: `Bearer ${who.token}` },
          })
        const answer = await ask()
        const text = await answer.text()
        report.count('fuzz')
        if (text.includes('"signed_out"')) who = await signInLater(server, role)
        if (answer.status >= 500 || /node_modules|\bat .*\.ts:\d|SQLITE|syntax error/.test(text))
          report.problem(`${role} ${name}: ${answer.status} ${text.slice(0, 200)} to ${body.slice(0, 200)}`)
      }
  }
}
