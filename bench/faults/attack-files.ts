import { boot } from '@xd/fixtures/boot.ts'
import { HOSTILE_MAILS, HOSTILE_PICTURES } from '@xd/fixtures/faults/hostile-files.ts'
import { pictureCarrier, strangers } from '@xd/fixtures/faults/strangers.ts'
import type { Engine } from '@xd/fixtures/testing/database.ts'
import type { Report } from './attack-report.ts'

/** Far above the limit in the bench `refuse`: here the attacker runs in the server's own process. */
const LONGEST_WAIT_MS = 1_000

/**
 * Sends emails and pictures that cost more work than they seem to, through every channel. Returns the longest wait of
 * any other client.
 */
export const attackFiles = async (database: Engine, report: Report): Promise<number> => {
  const carrier = await pictureCarrier()
  const server = await boot({ database, sandbox: { url: carrier.url, smtpPort: 9 } })
  const { mail, upload, text } = await strangers(server.url, server.config.secretKey, carrier)
  let longest = 0
  const beside = async (name: string, attempt: () => Promise<number>) => {
    let [done, waited] = [false, 0]
    const watching = (async () => {
      while (!done) {
        const began = performance.now()
        await fetch(`${server.url}/healthz`)
        waited = Math.max(waited, performance.now() - began)
        await new Promise((resolve) => setTimeout(resolve, 5))
      }
    })()
    const status = await attempt()
    done = true
    await watching
    report.count('files')
    longest = Math.max(longest, waited)
    if (status >= 500) report.problem(`${name}: answered ${status}`)
    if (waited > LONGEST_WAIT_MS) report.problem(`${name}: somebody else waited ${Math.round(waited)} ms`)
  }
  for (const [name, make] of HOSTILE_MAILS) await beside(`a mail, ${name}`, mail(make()))
  for (const [name, make] of HOSTILE_PICTURES) {
    await beside(`an upload, ${name}`, upload(make()))
    await beside(`a text with ${name}`, text(make()))
  }
  await server.close()
  carrier.close()
  return longest
}
