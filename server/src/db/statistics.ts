/**
 * Entries of each index that SQLite samples: a good estimate in a moment, where reading all takes a minute. With a
 * limit it also keeps no samples of values. With samples it would check each run's bound values and plan again, which
 * takes longer than reading a few rows.
 */
export const LOOK_AT = 1_000
