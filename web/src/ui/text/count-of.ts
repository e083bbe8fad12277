/** "1 store", "2 stores", "1,204 stores". */
export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`
