interface Place {
  readonly pathname: string
  readonly search: object
}

/** What a list changes in its own address, behind whatever is open over it. */
const OWN = { page: undefined, filter: undefined }

const besideOwn = ({ pathname, search }: Place): string => JSON.stringify([pathname, { ...search, ...OWN }])

interface Move {
  readonly action: string
  readonly current: Place
  readonly next: Place
}

/** Whether what is open on a screen would be gone. */
export const leaves = ({ action, current, next }: Move): boolean =>
  action !== 'REPLACE' || besideOwn(current) !== besideOwn(next)
