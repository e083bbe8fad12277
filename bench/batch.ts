import { spawn, spawnSync } from 'node:child_process'
import { createWriteStream, existsSync, mkdtempSync, openSync, closeSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { dayFromEpoch } from '@xd/core/domain/time/day.ts'
import { absolute, type Bench, type BenchResult, held, seeded } from './bench.ts'

const ROWS = 1_000_000
const FEWER_ROWS = 100_000

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url))
const CLI = path('../cli/bin/xd.js')
const LIBRARIES = path('batch-libraries.js')

const writeRows = async (file: string, rows: number): Promise<void> => {
  const random = seeded(rows)
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!
  const out = createWriteStream(file)
  out.write('amount,loanDate,regime,storageFee,firearmFee,miscFee,customCharge\n')
  for (let row = 0; row < rows; row += 1) {
    const amount = (1 + Math.floor(random() * pick([20_000, 300_000]))) / 100
    const day = dayFromEpoch(16_800 + Math.floor(random() * 4_000))
    const line = `${amount.toFixed(2)},${day},${pick(['ca_2019', 'ca_2019b', 'ca_2025', ''])},${pick(['', '1', '5.00'])},${pick(['', '0', '4'])},,\n`
    if (!out.write(line)) await new Promise<void>((resolve) => out.once('drain', resolve))
  }
  await new Promise<void>((resolve) => out.end(resolve))
}

interface Measured {
  readonly ms: number
  readonly peakMegabytes: number
}

/** Runs a program with its output in a file. Peak memory comes from the kernel if GNU time is available. */
const measure = (args: readonly string[], output: string): Promise<Measured> =>
  new Promise((resolve, reject) => {
    const gnuTime = existsSync('/usr/bin/time')
    const command = gnuTime
      ? ['/usr/bin/time', '-f', 'peak %M', process.execPath, ...args]
      : [process.execPath, ...args]
    const file = openSync(output, 'w')
    const started = performance.now()
    const child = spawn(command[0]!, command.slice(1), { stdio: ['ignore', file, 'pipe'] })
    let talk = ''
    child.stderr?.on('data', (text: Buffer) => {
      talk += text.toString()
    })
    child.on('error', reject)
    child.on('close', (code) => {
      closeSync(file)
      if (code !== 0) return reject(new Error(talk))
      resolve({ ms: performance.now() - started, peakMegabytes: Number(/peak (\d+)/.exec(talk)?.[1] ?? NaN) / 1024 })
    })
  })

export const run: Bench = async () => {
  spawnSync(process.execPath, [path('../cli/build.js')], { stdio: 'inherit' })
  const folder = mkdtempSync(join(tmpdir(), 'xd-bench-'))
  try {
    const [many, few, output] = ['many.csv', 'few.csv', 'out.ndjson'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ]
    await writeRows(many, ROWS)
    await writeRows(few, FEWER_ROWS)
    const quoted = (file: string): Promise<Measured> => measure([CLI, 'loan', 'quote', '--batch', file], output)
    const limits = [await measure([LIBRARIES, many], output)]
    const works = [await quoted(many)]
    limits.push(await measure([LIBRARIES, many], output))
    works.push(await quoted(many))
    const small = await quoted(few)
    const best = (measured: readonly Measured[]): number => Math.min(...measured.map(({ ms }) => ms))
    const peak = Math.max(...works.map(({ peakMegabytes }) => peakMegabytes))
    const results: BenchResult[] = [
      held(
        'batch',
        best(works),
        best(limits),
        2,
        'ms',
        `${ROWS.toLocaleString('en-US')} rows; limit: the same bytes read and written by csv-parse and JSON.stringify alone`,
      ),
    ]
    if (Number.isFinite(peak)) {
      results.push(
        absolute(
          'batch memory',
          peak,
          150,
          'MB',
          `peak; ${Math.round(small.peakMegabytes)} MB at ${FEWER_ROWS.toLocaleString('en-US')} rows`,
        ),
      )
    }
    return results
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
