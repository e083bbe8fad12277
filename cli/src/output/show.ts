import type { Command } from 'commander'
import { invalidInput } from './failure.ts'
import { jsonText } from './json-text.ts'
import { paint, pipePaint } from './paint.ts'
import { didYouMean } from './similar.ts'
import { alignedTable, tabSeparated, type Table } from './table.ts'
import { fitted, printableLines } from './width.ts'

export interface OutputOptions {
  readonly json?: boolean
  readonly fields?: string
  readonly jq?: string
}

/** A command's result: the value for programs, and tables and notes for people. */
export interface Shown {
  readonly json: unknown
  readonly tables: () => readonly Table[] | Promise<readonly Table[]>
  /** Notes on stderr: warnings, hints, what to do next. */
  readonly notes?: readonly string[]
}

export const withOutput = (command: Command): Command =>
  command
    .option('--json', 'print one JSON value; --json=NAMES for only these fields, comma-separated')
    .option('--fields <names>', 'the same as --json=NAMES')
    .option('--jq <program>', 'print the JSON value, filtered by a jq program')

/** `--json` accepts names only after an equals sign, so that it can come before an argument. */
export const splitJsonFields = (argv: readonly string[]): readonly string[] =>
  argv.flatMap((argument) =>
    argument.startsWith('--json=') ? ['--fields', argument.slice('--json='.length)] : [argument],
  )

const pick = (value: unknown, names: readonly string[]): unknown => {
  if (Array.isArray(value)) return value.map((item) => pick(item, names))
  if (typeof value !== 'object' || value === null) return value
  const record = value as Readonly<Record<string, unknown>>
  const unknownNames = names.filter((name) => !Object.hasOwn(record, name))
  if (unknownNames.length > 0) {
    const known = Object.keys(record)
    const hint = unknownNames.map((name) => didYouMean(name, known)).find(Boolean) ?? ''
    throw invalidInput(`no field ${unknownNames.join(', ')}.${hint}`, `Known fields: ${known.join(', ')}`)
  }
  return Object.fromEntries(names.map((name) => [name, record[name]]))
}

const chosen = (json: unknown, fields: string | undefined): unknown =>
  fields === undefined
    ? json
    : pick(
        json,
        fields.split(',').map((name) => name.trim()),
      )

const MARK = '! '

/** A note for people. Long ones wrap between words on a terminal. */
export const tell = (note: string): void => {
  const { stderr } = process
  const text = fitted(MARK + note, stderr)
  stderr.write(`${paint(stderr).yellow(MARK.trim())}${text.slice(MARK.trim().length)}\n`)
}

/** One JSON value, or the output of --jq; an aligned table on a terminal; tab-separated values in a pipe. */
export const show = async (
  { json: asJson, fields, jq }: OutputOptions,
  { json, tables, notes = [] }: Shown,
): Promise<void> => {
  const { stdout } = process
  if (jq !== undefined) {
    const { jqLines } = await import('./jq.ts')
    const lines = await jqLines(chosen(json, fields), jq)
    stdout.write(stdout.isTTY ? printableLines(lines) : lines)
    return
  }
  if (asJson || fields !== undefined) {
    stdout.write(`${jsonText(chosen(json, fields), stdout.isTTY ? 2 : 0)}\n`)
    return
  }
  const texts = (await tables()).map((table) =>
    stdout.isTTY ? alignedTable(table, stdout.columns || 80, paint(stdout)) : tabSeparated(table, pipePaint()),
  )
  stdout.write(texts.join('\n'))
  for (const note of notes) tell(note)
}
