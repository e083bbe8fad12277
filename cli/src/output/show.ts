import type { Command } from 'commander'
import { invalidInput } from './failure.ts'
import { paint } from './paint.ts'
import { alignedTable, tabSeparated, type Table } from './table.ts'

export interface OutputOptions {
  readonly json?: boolean
  readonly fields?: string
}

/** What a command found: the value for programs, and tables and remarks for people. */
export interface Shown {
  readonly json: unknown
  readonly tables: () => readonly Table[]
  /** Talk, on stderr: warnings, hints, what to do next. */
  readonly notes?: readonly string[]
}

export const withOutput = (command: Command): Command =>
  command
    .option('--json', 'print one JSON value')
    .option('--fields <names>', 'with --json: only these fields, comma-separated')

const pick = (value: unknown, names: readonly string[]): unknown => {
  if (Array.isArray(value)) return value.map((item) => pick(item, names))
  if (typeof value !== 'object' || value === null) return value
  const record = value as Readonly<Record<string, unknown>>
  const unknownNames = names.filter((name) => !Object.hasOwn(record, name))
  if (unknownNames.length > 0) {
    throw invalidInput(`no field ${unknownNames.join(', ')}`, `Known fields: ${Object.keys(record).join(', ')}`)
  }
  return Object.fromEntries(names.map((name) => [name, record[name]]))
}

/** One JSON value; an aligned table on a terminal; tab-separated values in a pipe. */
export const show = (options: OutputOptions, { json, tables, notes = [] }: Shown): void => {
  const { stdout } = process
  if (options.json || options.fields !== undefined) {
    const value = options.fields === undefined ? json : pick(json, options.fields.split(',').map((name) => name.trim()))
    stdout.write(`${JSON.stringify(value, null, stdout.isTTY ? 2 : 0)}\n`)
    return
  }
  const colours = paint(stdout)
  const texts = tables().map((table) => (stdout.isTTY ? alignedTable(table, stdout.columns || 80, colours) : tabSeparated(table)))
  stdout.write(texts.join('\n'))
  for (const note of notes) process.stderr.write(`${paint(process.stderr).yellow('!')} ${note}\n`)
}
