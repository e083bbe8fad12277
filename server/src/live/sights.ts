/** The view of one socket, of this process or another. */
export interface Sight {
  readonly companyID: number
  readonly storeID: number
  readonly convoID: number
  readonly userID: number
  readonly typing: boolean
  /** The typing is for a visitor in the chat bubble. */
  readonly answering: boolean
}

/** Something changed in who is viewing this conversation. */
export interface Change {
  readonly companyID: number
  readonly convoID: number
  /** Its visitor may be told. */
  readonly answering: boolean
}

/** Who is viewing which conversation, by socket and by conversation. A plain table: it knows no clock and no socket. */
export const createSights = () => {
  const bySocket = new Map<string, Sight>()
  const byConvo = new Map<number, Set<string>>()

  const drop = (key: string, { convoID }: Sight) => {
    bySocket.delete(key)
    const keys = byConvo.get(convoID)
    keys?.delete(key)
    if (keys?.size === 0) byConvo.delete(convoID)
  }
  const add = (key: string, sight: Sight) => {
    bySocket.set(key, sight)
    byConvo.set(sight.convoID, (byConvo.get(sight.convoID) ?? new Set()).add(key))
  }

  return {
    of: (key: string): Sight | undefined => bySocket.get(key),

    /** Records what a socket is viewing now (undefined: nothing); returns the conversations that changed. */
    set: (key: string, sight: Sight | undefined): Change[] => {
      const before = bySocket.get(key)
      const stays = before !== undefined && sight !== undefined && before.convoID === sight.convoID
      if (before) drop(key, before)
      if (sight) add(key, sight)
      const changeOf = ({ companyID, convoID }: Sight, answering: boolean): Change => ({
        companyID,
        convoID,
        answering,
      })
      if (stays) {
        const answers = before.answering !== sight.answering
        return before.typing === sight.typing && !answers ? [] : [changeOf(sight, answers)]
      }
      return [before, sight].flatMap((one) => (one ? [changeOf(one, one.answering)] : []))
    },

    /** Whether someone is typing an answer for a conversation's visitor. */
    isAnswering: (companyID: number, convoID: number): boolean =>
      [...(byConvo.get(convoID) ?? [])].some((key) => {
        const sight = bySocket.get(key)!
        return sight.companyID === companyID && sight.answering
      }),

    /** The users in a conversation, once each. */
    at: (companyID: number, convoID: number): { presence: number[]; typing: number[] } => {
      const sights = [...(byConvo.get(convoID) ?? [])]
        .map((key) => bySocket.get(key)!)
        .filter((sight) => sight.companyID === companyID)
      const users = (of: readonly Sight[]) => [...new Set(of.map(({ userID }) => userID))].sort((a, b) => a - b)
      return { presence: users(sights), typing: users(sights.filter(({ typing }) => typing)) }
    },
  }
}
