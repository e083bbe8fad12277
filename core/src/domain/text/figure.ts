/** A whole number with grouped thousands, by hand: the first use of a locale adds ten milliseconds to startup. */
export const grouped = (figure: number): string => `${figure}`.replace(/\B(?=(\d{3})+$)/g, ',')

/** "1 store", "2 stores", "1,204 stores". */
export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${grouped(count)} ${count === 1 ? one : many}`
