import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { textFaults } from '@xd/fixtures/faults/texting.ts'
import { bundledServer } from '../bundled-server.ts'

const sandbox = fileURLToPath(new URL('../../../fixtures/src/start/sandbox-main.ts', import.meta.url))

// Only a few: `npm run faults -- texting` runs all of it.
test('texts arrive once each while the server and the carrier are killed', { timeout: 400_000 }, async () => {
  const report = await textFaults({
    texts: 24,
    kills: 3,
    victim: 'both',
    engine: 'sqlite',
    programs: { server: [bundledServer()], sandbox: ['--import', 'tsx', sandbox] },
    seed: 'a few',
    hurry: true,
  })
  expect(report).toMatchObject({ texts: 24, lost: 0, doubled: 0, problems: [] })
})
