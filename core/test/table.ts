import { readFileSync } from 'node:fs'

const read = (name: string): string => readFileSync(new URL(`../../fixtures/tables/${name}`, import.meta.url), 'utf8')

/** A case table of fixtures/tables: JSON, whole. */
export const jsonTable = <T>(name: string): T => JSON.parse(read(name)) as T

/** A case table of fixtures/tables: CSV without quotes, the first line naming the columns; lines opening with # and a space are comments. */
export const csvTable = <Column extends string>(name: string): Record<Column, string>[] => {
  const [header = '', ...lines] = read(name)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('# '))
  const columns = header.split(',') as Column[]
  if (lines.length === 0) throw new Error(`${name} has no rows`)
  return lines.map((line) => {
    const cells = line.split(',')
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ''])) as Record<Column, string>
  })
}
