/** Ids for `in`: PostgreSQL has no empty list, so for none there is one that no row has. */
export const orNone = (ids: readonly number[]): readonly number[] => (ids.length > 0 ? ids : [0])
