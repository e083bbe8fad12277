interface Place {
  readonly pathname: string
  readonly search: object
}

/** A list's changes to its own address, behind anything open over it. */
const OWN = { page: undefined, filter: undefined }

const besideOwn = ({ pathname, search }: Place): string => JSON.stringify([pathname, { ...search, ...OWN }])

interface Move {
  readonly action: string
  readonly current: Place
  readonly next: Place
}

/** Whether the screen would lose what is open on it. */
export const leaves = ({ action, current, next }: Move): boolean =>
  action !== 'REPLACE' || besideOwn(current) !== besideOwn(next)
