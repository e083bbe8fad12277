/** A client's message: nothing in it can be trusted. */
export interface ClientFrame {
  event?: unknown
  data?: {
    companyKey?: unknown
    userID?: unknown
    lastSeq?: unknown
    since?: unknown
    storeID?: unknown
    convoID?: unknown
    typing?: unknown
    answering?: unknown
  }
  id?: unknown
}

export const readFrame = (text: string): ClientFrame | undefined => {
  try {
    const frame: unknown = JSON.parse(text)
    return typeof frame === 'object' && frame !== null ? frame : undefined
  } catch {
    return undefined
  }
}

export const integerOf = (value: unknown): number | undefined =>
  Number.isSafeInteger(value) ? (value as number) : undefined
