/** Whether a failed call may have done its work all the same: its answer was lost, or the server broke off. */
export const maybeDone = ({ code }: { readonly code: string }): boolean => code === 'unreachable' || code === 'internal'
