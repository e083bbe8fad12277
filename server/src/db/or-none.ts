/** Ids for `in`: PostgreSQL has no empty list, so an empty one becomes an id that no row has. */
export const orNone = (ids: readonly number[]): readonly number[] => (ids.length > 0 ? ids : [0])
