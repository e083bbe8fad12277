import { expect, test } from 'vitest'
import { xd } from './xd.ts'

test('NO_COLOR and pipes turn color off; FORCE_COLOR turns it on', async () => {
  expect((await xd(['loan', 'quote', 'x'])).err).not.toContain('\u001b')
  expect((await xd(['loan', 'quote', 'x'], '', { FORCE_COLOR: '1', NO_COLOR: '' })).err).toContain('\u001b[31m')
  expect((await xd(['loan', 'quote', 'x'], '', { FORCE_COLOR: '1', NO_COLOR: '1' })).err).not.toContain('\u001b')
  // Build servers set it. The data in their files must stay unchanged.
  expect((await xd(['loan', 'quote', '175'], '', { FORCE_COLOR: '1', NO_COLOR: '' })).out).not.toContain('\u001b')
})

test('--color colors piped output too, before or after the command', async () => {
  expect((await xd(['--help'])).out).toMatch(/--color +.*\n +--no-color/)
  for (const args of [
    ['--color', 'loan', 'regimes'],
    ['loan', 'regimes', '--color'],
  ]) {
    const { code, out } = await xd(args, '', { NO_COLOR: '1' })
    expect([code, out]).toEqual([0, expect.stringContaining('\u001b[2m')])
  }
  expect((await xd(['loan', 'quote', 'x', '--color'])).err).toContain('\u001b[31m')
  expect((await xd(['loan', 'regimes', '--color', '--no-color'])).out).not.toContain('\u001b')
  expect((await xd(['loan', 'regimes', '--color', '--json'])).out).not.toContain('\u001b')
})
