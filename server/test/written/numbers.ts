/** IDs that other tables have as their key, too. */
const ALSO_ELSEWHERE: Readonly<Record<string, string>> = {
  companyID: 'companies',
  custID: 'customers',
  storeID: 'stores',
  userID: 'users',
}
const kindOf = (column: string): string => {
  if (/(By|User)ID$/.test(column)) return 'user'
  return column.replace(/^.*MessageID/, 'messageID').replace(/IDs?$/, '')
}

/**
 * The numbers of records and keys, by their kind, in the order in which they are told. The demo numbers its messages,
 * payments and charges by their time, so that their IDs depend on the hour: payments are told by these names instead.
 */
export const createNumbers = (onDemo: boolean, payments: ReadonlyMap<number, string>) => {
  const numbers = new Map<string, Map<unknown, number>>()
  const made = new Set<string>()
  /** The newest of each kind, by the column of its ID. */
  const newest: Record<string, number> = {}
  const of = (kind: string, value: unknown): string => {
    const told = numbers.get(kind) ?? new Map<unknown, number>()
    numbers.set(kind, told)
    if (!told.has(value)) told.set(value, told.size + 1)
    return `${kind}#${told.get(value)}`
  }
  return {
    of,
    newest,
    /** A row that was made: its ID is its first column. */
    makes: (table: string, row: Readonly<Record<string, unknown>>): void => {
      const [column = '', id] = Object.entries(row)[0] ?? []
      if (typeof id !== 'number' || (ALSO_ELSEWHERE[column] ?? table) !== table) return
      newest[column] = id
      made.add(`${kindOf(column)}/${id}`)
    },
    idOf: (column: string, id: number): string => {
      const kind = kindOf(column)
      if (!onDemo || made.has(`${kind}/${id}`)) return of(kind, id)
      if (kind === 'payment') return payments.get(id) ?? 'known'
      return kind === 'message' || kind === 'attempt' ? 'known' : String(id)
    },
    /** The records of a text such as `customer/12`. */
    inText: (text: string): string =>
      text.replaceAll(/\b([a-z-]+)\/(\d+)\b/g, (whole, word: string, id: string) => {
        const kind = [...made]
          .map((one) => one.split('/') as [string, string])
          .find(([name, key]) => key === id && (word.startsWith(name) || word.endsWith(name)))
        if (kind) return `${word}/${of(kind[0], Number(id))}`
        return /message|scheduled/.test(word) ? `${word}/known` : whole
      }),
  }
}
