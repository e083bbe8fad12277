import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import type { Bench, BenchResult } from './bench.ts'

/** Every benchmark by its name in `npm run bench -- NAME`. A new one is a file and a line here. */
const benches: Readonly<Record<string, () => Promise<{ run: Bench }>>> = {
  'core-loan': () => import('./core-loan.ts'),
  batch: () => import('./batch.ts'),
  phone: () => import('./phone.ts'),
  'cli-start': () => import('./cli-start.ts'),
  'api-list': () => import('./api-list.ts'),
  'api-growth': () => import('./api-growth.ts'),
  search: () => import('./search.ts'),
  fields: () => import('./fields.ts'),
  calendar: () => import('./calendar.ts'),
  'calendar-paint': () => import('./calendar-paint.ts'),
  import: () => import('./import.ts'),
  loans: () => import('./loans.ts'),
  self: () => import('./self.ts'),
  notices: () => import('./notices.ts'),
  'settings-lists': () => import('./settings-lists.ts'),
  'system-stats': () => import('./system-stats.ts'),
  live: () => import('./live.ts'),
  mailer: () => import('./mailer.ts'),
  'web-size': () => import('./web-size.ts'),
  'web-speed': () => import('./web-speed.ts'),
  'pay-speed': () => import('./pay-speed.ts'),
  bubble: () => import('./bubble.ts'),
  refuse: () => import('./refuse.ts'),
  start: () => import('./start.ts'),
  traces: () => import('./traces.ts'),
  thread: () => import('./thread.ts'),
  backup: () => import('./backup.ts'),
  retention: () => import('./retention.ts'),
  mixed: () => import('./mixed.ts'),
  'thread-postgres': () => import('./thread-postgres.ts'),
}

const RESULTS = new URL('results.json', import.meta.url)

interface Report {
  machine: { node: string; processor: string; cores: number }
  results: BenchResult[]
}

/** Results of earlier runs stay until their benchmark runs again. */
const merge = (results: readonly BenchResult[]): Report => {
  const before = existsSync(RESULTS) ? (JSON.parse(readFileSync(RESULTS, 'utf8')) as Report).results : []
  const fresh = new Set(results.map(({ name }) => name))
  return {
    machine: { node: process.version, processor: cpus()[0]?.model ?? 'unknown', cores: cpus().length },
    results: [...before.filter(({ name }) => !fresh.has(name)), ...results].sort((a, b) => (a.name < b.name ? -1 : 1)),
  }
}

const figure = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: value < 100 ? 2 : 0 })

const row = ({ name, value, limit, ratio, goal, unit, notes }: BenchResult): string[] => [
  name,
  `${figure(value)} ${unit}`,
  limit === undefined ? '–' : `${figure(limit)} ${unit}`,
  limit === undefined ? '–' : `${ratio.toFixed(2)} ×`,
  limit === undefined ? `≤ ${figure(goal)} ${unit}` : `≤ ${goal} ×`,
  ratio <= goal ? 'met' : 'MISSED',
  notes ?? '',
]

const print = (results: readonly BenchResult[]): void => {
  const rows = [['bench', 'value', 'limit', 'ratio', 'goal', '', 'notes'], ...results.map(row)]
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((cells) => cells[column]!.length)))
  for (const cells of rows)
    process.stdout.write(
      `${cells
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd()}\n`,
    )
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in benches))
if (unknown.length > 0) {
  process.stderr.write(`No benchmark ${unknown.join(', ')}; there are ${Object.keys(benches).join(', ')}\n`)
  process.exit(64)
}

const results: BenchResult[] = []
for (const [name, load] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  process.stderr.write(`${name} …\n`)
  results.push(...(await (await load()).run()))
}
writeFileSync(RESULTS, `${JSON.stringify(merge(results), null, 2)}\n`)
print(results)
