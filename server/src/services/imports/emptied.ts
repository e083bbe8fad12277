import type { Filling } from '@xd/core/domain/import/plan.ts'

/** The columns that a file filled in, emptied again. Columns that someone has changed since stay. */
export const emptied = (
  columns: Readonly<Partial<Record<keyof Filling, unknown>>>,
  filling: Filling,
): { [Field in keyof Filling]?: null } =>
  Object.fromEntries(
    (Object.keys(filling) as (keyof Filling)[]).flatMap((field) =>
      columns[field] === filling[field] ? [[field, null]] : [],
    ),
  )
