import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { tablePath } from '../../table.ts'

const WIDTH = 156

const isNothing = (value: unknown): boolean =>
  value !== null && typeof value === 'object'
    ? Object.values(value).every(isNothing)
    : value === null || value === 0 || value === ''

/** One of many records that holds nothing, such as an hour of a day, is told by its name alone. */
const saidOne = (value: unknown): string => {
  const [first, ...rest] = Object.entries((value ?? {}) as object) as [string, unknown][]
  const isEmpty = rest.length > 3 && rest.every(([, one]) => isNothing(one))
  return isEmpty ? `{${first![0]} ${said(first![1])}: nothing}` : said(value)
}

const said = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(saidOne).join(', ')}]`
  if (value !== null && typeof value === 'object')
    return `{${Object.entries(value)
      .map(([key, one]) => `${key} ${said(one)}`)
      .join(', ')}}`
  return value === '' ? "''" : String(value).replaceAll(/\s+/g, ' ')
}

/** What differs from run to run. */
const DIFFERS: readonly (readonly [RegExp, string])[] = [
  [/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, '{uuid}'],
]
const UNTOLD: Readonly<Record<string, string>> = {
  sessionID: '{id}',
  keySecretEnd: '{end}',
  'Secret ends in': '{end}',
  version: '{version}',
}

const isRecords = (value: unknown): value is readonly object[] =>
  Array.isArray(value) && typeof value[0] === 'object' && value[0] !== null

/** An answer as lines: its plain fields on the first, and each record of its lists on one of its own. */
export const told = (answer: unknown, names: readonly (readonly [real: string, name: string])[]): string[] => {
  const known = JSON.stringify(answer, (key, value: unknown) => {
    if (key === 'lastSeq') return '{seq}'
    if (typeof value === 'string' && UNTOLD[key] !== undefined) return UNTOLD[key]
    if (typeof value !== 'string') return value
    let text = value
    for (const [real, name] of names) text = text.replaceAll(real, name)
    for (const [random, word] of DIFFERS) text = text.replaceAll(random, word)
    return text
  })
  const read = JSON.parse(known) as object
  const lists = Object.entries(read).filter(([, value]) => isRecords(value)) as [string, object[]][]
  const rest = Object.fromEntries(Object.entries(read).filter(([, value]) => !isRecords(value)))
  return [said(rest), ...lists.flatMap(([key, rows]) => [`${key}:`, ...rows.map((row) => `- ${said(row)}`)])]
}

/** The expected lines of each section. One that is indented belongs to the line before. */
export const readSections = (name: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    (existsSync(tablePath(`written/${name}.txt`)) ? readFileSync(tablePath(`written/${name}.txt`), 'utf8') : '')
      .split(/^## /m)
      .slice(1)
      .map((section) => {
        const [heading = '', ...lines] = section.replaceAll(/\n {2,}/g, ' ').split('\n')
        return [heading, lines.filter(Boolean)]
      }),
  )

const wrapped = (line: string): string => {
  const lines = ['']
  for (const word of line.split(' ')) {
    const last = lines[lines.length - 1]!
    if (last !== '' && last.length + word.length >= WIDTH) lines.push(`    ${word}`)
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`
  }
  return lines.join('\n')
}

export const writeSections = (name: string, sections: ReadonlyMap<string, readonly string[]>): void => {
  const text = [...sections].map(([heading, lines]) => [`## ${heading}`, ...lines].map(wrapped).join('\n'))
  writeFileSync(tablePath(`written/${name}.txt`), `${text.join('\n\n')}\n`)
}
