import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { tablePath } from '../table.ts'

const WIDTH = 156

const spaced = (line: string): string => line.replaceAll(/\s+/g, ' ').trim()
/** Events stay in theirs where only calls make them. */
export const inOrder = (lines: readonly string[], keepsEvents: boolean): string => {
  const key = (line: string) => (keepsEvents && line.startsWith('+ events: ') ? '+ events: ' : line)
  return lines
    .map(spaced)
    .toSorted((one, other) => (key(one) < key(other) ? -1 : key(one) > key(other) ? 1 : 0))
    .join('\n')
}

/** The expected texts of one file, by their headings. Lines may be broken anywhere. */
export const readTable = (name: string, keepsEvents: boolean): ReadonlyMap<string, string> =>
  new Map(
    (existsSync(tablePath(`written/${name}.txt`)) ? readFileSync(tablePath(`written/${name}.txt`), 'utf8') : '')
      .split(/^## /m)
      .slice(1)
      .map((section) => {
        const [heading = '', ...rest] = section.split('\n')
        const lines: string[] = []
        for (const line of rest.map((one) => one.trim()).filter(Boolean))
          if (/^[-+~=] /.test(line)) lines.push(line)
          else lines[lines.length - 1] += ` ${line}`
        return [heading, inOrder(lines, keepsEvents)]
      }),
  )

const wrapped = (line: string): string => {
  const lines = ['']
  for (const word of line.split(' ')) {
    const last = lines[lines.length - 1]!
    // A line that begins with a sign would be read as one of its own.
    if (last !== '' && last.length + word.length >= WIDTH && !/^[-+~=]$/.test(word)) lines.push(`    ${word}`)
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`
  }
  return lines.join('\n')
}

export const writeTable = (name: string, sections: ReadonlyMap<string, string>): void => {
  const text = [...sections].map(([heading, lines]) => [`## ${heading}`, ...lines.split('\n').map(wrapped)].join('\n'))
  writeFileSync(tablePath(`written/${name}.txt`), `${text.map((one) => one.trimEnd()).join('\n\n')}\n`)
}
