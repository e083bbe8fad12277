/** A conversation whose visitor is typing in the chat bubble. */
export interface VisitorPlace {
  readonly companyID: number
  readonly convoID: number
}

/**
 * Which visitors of shops’ web sites are typing. None of it is stored: it ends by itself unless repeated, and `changed`
 * is called when one begins or ends.
 */
export const createVisitors = (lastsMs: number, changed: (place: VisitorPlace) => void) => {
  const typing = new Map<number, { readonly companyID: number; readonly end: NodeJS.Timeout }>()
  return {
    types: (place: VisitorPlace): void => {
      const { companyID, convoID } = place
      const known = typing.get(convoID)
      clearTimeout(known?.end)
      const end = setTimeout(() => {
        typing.delete(convoID)
        changed(place)
      }, lastsMs)
      end.unref()
      typing.set(convoID, { companyID, end })
      if (known === undefined) changed(place)
    },
    isTyping: ({ companyID, convoID }: VisitorPlace): boolean => typing.get(convoID)?.companyID === companyID,
    close: (): void => typing.forEach(({ end }) => clearTimeout(end)),
  }
}
