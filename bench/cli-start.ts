import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type Bench, held, median } from './bench.ts'

const TURNS = 25

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url))

const cases = {
  bare: ['-e', '0'],
  version: [path('../cli/bin/xd.js'), '--version'],
  quote: [path('../cli/bin/xd.js'), 'loan', 'quote', '175'],
} as const

const timed = (args: readonly string[]): number => {
  const started = performance.now()
  const { status } = spawnSync(process.execPath, args)
  if (status !== 0) throw new Error(`node ${args.join(' ')} failed`)
  return performance.now() - started
}

export const run: Bench = async () => {
  spawnSync(process.execPath, [path('../cli/build.js')], { stdio: 'inherit' })
  const times: Record<keyof typeof cases, number[]> = { bare: [], version: [], quote: [] }
  for (let turn = 0; turn <= TURNS; turn += 1) {
    for (const name of ['bare', 'version', 'quote'] as const) {
      const time = timed(cases[name])
      if (turn > 0) times[name].push(time)
    }
  }
  const bare = median(times.bare)
  return [
    held('cli-start --version', median(times.version), bare, 1.5, 'ms', 'against node -e 0'),
    held('cli-start loan quote 175', median(times.quote), bare, 1.5, 'ms', 'against node -e 0'),
  ]
}
