import { sql } from 'kysely'
import type { Booted } from '@xd/fixtures/boot.ts'

/** Kept by triggers, or nobody's data. */
const NOT_COPIED = /_counts$|search|^(message_days|events|jobs|sessions|made_once|user_stores|user_devices)$/
export const OFFSET = 1_000_000

export interface Copying {
  /** Which rows of a table with these columns are copied: a condition; none if none are. */
  readonly rows: (columns: readonly string[]) => string | undefined
  /** Whether an id is that of a copied row, given the first columns of the tables with copied rows. */
  readonly isCopied: (id: string, keys: readonly string[]) => boolean
}

/** Copies rows under other ids: the twin of whomever they belong to. */
export const makeTwin = async (
  { connection: { writes } }: Booted,
  { rows, isCopied: isOf }: Copying,
): Promise<number> => {
  await sql`pragma foreign_keys = off`.execute(writes)
  const tables = (await writes.introspection.getTables()).flatMap((table) => {
    const which = NOT_COPIED.test(table.name) ? undefined : rows(table.columns.map((column) => column.name))
    return which === undefined ? [] : [{ ...table, which }]
  })
  const keys = tables.map(({ columns }) => columns[0]!.name)
  const isCopied = (id: string): boolean => isOf(id, keys)
  let copied = 0
  for (const { name, columns, which } of tables) {
    const { rows: indexes } = await sql<{ name: string }>`
      select name from pragma_index_list(${name}) where "unique" = 1`.execute(writes)
    const unique = await Promise.all(
      indexes.map(
        async (index) =>
          (await sql<{ name: string }>`select name from pragma_index_info(${index.name})`.execute(writes)).rows,
      ),
    )
    // Where no id tells twins apart, a text must.
    const own = unique
      .filter((parts) => !parts.some((part) => isCopied(part.name)))
      .flatMap((parts) =>
        parts
          .map((part) => part.name)
          .filter((part) => !/ID$/.test(part))
          .slice(0, 1),
      )
    const values = columns.map(({ name: field, dataType }) => {
      if (isCopied(field) && /int/i.test(dataType)) return `"${field}" + ${OFFSET}`
      return own.includes(field) && /text/i.test(dataType) ? `"${field}" || '~'` : `"${field}"`
    })
    const names = columns.map((one) => `"${one.name}"`).join(', ')
    const { numAffectedRows } = await sql
      .raw(`insert or ignore into "${name}" (${names}) select ${values.join(', ')} from "${name}" where ${which}`)
      .execute(writes)
    copied += Number(numAffectedRows ?? 0)
  }
  return copied
}

export const firstDifference = (one: string, other: string): string[] => {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  return [one, other].map((text) => text.slice(Math.max(0, at - 80), at + 160))
}
