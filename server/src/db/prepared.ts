import { type Compilable, type CompiledQuery, type Expression, type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Db } from './connect.ts'
import { isPostgres } from './dialect.ts'

/** Stands in for a value in a built query. */
class Place {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/** A query's value, or a placeholder for one. */
export type Given<T> = T | Expression<T>

/** What a prepared query is built with: a placeholder for each value it will run with. */
export type Places<Values> = { readonly [Name in keyof Values]: RawBuilder<Values[Name]> }

const places = new Proxy({}, { get: (_, name) => sql.val(new Place(String(name))) })

/** Values for a query that runs once, in the form a prepared query takes. */
export const asPlaces = <Values extends object>(values: Values): Places<Values> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, sql.val(value)])) as unknown as Places<Values>

/**
 * A query that is built once per engine and run with different values each time: building it costs several times as
 * much as running it. Its text must not depend on the values, only on its `shape`; there are few shapes.
 */
export const prepared = <Values extends object, Row, Shape extends object = Record<never, never>>(
  build: (db: Db, values: Places<Values>, shape: Shape) => Compilable<Row>,
) => {
  const built = new Map<string, CompiledQuery<Row>>()
  return async (db: Db, values: Values, ...[shape]: keyof Shape extends never ? [] : [Shape]): Promise<Row[]> => {
    const postgres = isPostgres(db)
    const key = shape === undefined ? String(postgres) : `${postgres}${JSON.stringify(shape)}`
    const query = built.get(key) ?? build(db, places as Places<Values>, shape as Shape).compile()
    built.set(key, query)
    const valueAt = (parameter: unknown) => {
      if (!(parameter instanceof Place)) return parameter
      const value = values[parameter.name as keyof Values]
      return !postgres && Array.isArray(value) ? JSON.stringify(value) : value
    }
    return (await db.executeQuery<Row>({ ...query, parameters: query.parameters.map(valueAt) })).rows
  }
}

/** True where a column is one of these, however many there are: the list is not part of the query's text. */
export const amongThese = (db: Db, column: string, list: readonly (number | string)[]): Expression<SqlBool> =>
  among(db, column, listValue(db, list))

/** A list as one value of a query that runs once. */
export const listValue = <T extends number | string>(db: Db, list: readonly T[]): RawBuilder<readonly T[]> =>
  sql.val(isPostgres(db) ? list : (JSON.stringify(list) as never))

/** True where a column is in a list of any length. */
export const among = (db: Db, column: string, list: RawBuilder<readonly (number | string)[]>): Expression<SqlBool> =>
  isPostgres(db)
    ? sql<SqlBool>`${sql.ref(column)} = any(${list})`
    : sql<SqlBool>`${sql.ref(column)} in (select "value" from json_each(${list}))`
