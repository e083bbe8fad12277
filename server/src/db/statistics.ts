/**
 * Entries of each index that SQLite looks at: a good estimate in a moment, where all of them take a minute. With a
 * limit it also keeps no samples of values. With samples it would look at what each run binds and plan again, which
 * takes longer than reading a few rows.
 */
export const LOOK_AT = 1_000
