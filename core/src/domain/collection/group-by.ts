/** Rows by key, in their order; with `partOf`, that part of each. */
export function groupBy<Row, Key>(rows: Iterable<Row>, keyOf: (row: Row) => Key): Map<Key, Row[]>
export function groupBy<Row, Key, Part>(
  rows: Iterable<Row>,
  keyOf: (row: Row) => Key,
  partOf: (row: Row) => Part,
): Map<Key, Part[]>
export function groupBy<Row, Key>(
  rows: Iterable<Row>,
  keyOf: (row: Row) => Key,
  partOf: (row: Row) => unknown = (row) => row,
): Map<Key, unknown[]> {
  const groups = new Map<Key, unknown[]>()
  for (const row of rows) {
    const key = keyOf(row)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [partOf(row)])
    else group.push(partOf(row))
  }
  return groups
}
