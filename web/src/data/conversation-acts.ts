import { CallError } from '@xd/core/client/call-client.ts'
import { call } from './calls.ts'
import { useEmployees } from './company.ts'
import { knownAnswers, shownAtOnce } from './patch-answers.ts'
import { type Convo, patchConvos } from './patch-convos.ts'
import { refetch } from './refetch.ts'
import { newestShown, refreshMessages } from './use-messages.ts'

/** An action under way: what to say when it is done, and how to undo it. */
export interface Act {
  readonly work: Promise<unknown>
  readonly said: string
  readonly undo: () => Promise<unknown>
}

/** Shows at once, and reverts if the server refuses. */
export const changeConvo = async (
  convoID: number,
  patch: Partial<Convo>,
  make: () => Promise<unknown>,
): Promise<void> => {
  await shownAtOnce(() => patchConvos([convoID], patch), make)
  void refetch('inbox/list')
}

/** The newest message of a conversation shown in a list or the thread; 0 if none is shown. */
const newestSeen = (convoID: number): number => {
  const rows = knownAnswers('inbox/list').flatMap(({ messages }) => messages)
  const inLists = rows.filter(({ convo }) => convo.convoID === convoID).map(({ messageID }) => messageID)
  return Math.max(0, newestShown(convoID) ?? 0, ...inLists)
}

/** A text that arrives during archiving stays in the inbox. */
const archive = (convoID: number, archived: boolean) => {
  const lastSeenMessageID = newestSeen(convoID)
  return changeConvo(convoID, { convoStatus: archived ? 'archived' : 'active' }, () =>
    call('customers/conversation/archive', {
      convoIDs: [convoID],
      archived,
      ...(archived && lastSeenMessageID > 0 && { lastSeenMessageID }),
    }),
  ).catch((error: unknown) => {
    // The blocking message may not have arrived here yet, but it must be on screen.
    if (error instanceof CallError && error.code === 'newer_messages') void refreshMessages([{ convoID }])
    throw error
  })
}
const setFlag = (convoID: number, flag: Convo['convoFlag']) =>
  changeConvo(convoID, { convoFlag: flag }, () => call('customers/conversation/set-flag', { convoID, flag }))
const assign = (convoID: number, userID: number | null) =>
  changeConvo(convoID, { convoAssignedUserID: userID }, () =>
    call('customers/conversation/assign-user', { convoID, userID }),
  )
const setLabels = ({ convoID, convoLabels }: Pick<Convo, 'convoID' | 'convoLabels'>, labels: readonly number[]) =>
  changeConvo(convoID, { convoLabels: labels }, () =>
    call('customers/conversation/set-labels', { convoID, labels, seenLabels: convoLabels }),
  )
const setRead = (convoID: number, unread = false) =>
  changeConvo(convoID, { convoUnread: unread ? 1 : 0 }, () => call('customers/conversation/read', { convoID, unread }))

/** Staff's actions on a conversation, from both the list and the thread. `name` is the customer's. */
export const useConversationActs = () => {
  const employees = useEmployees()
  const nameOf = (userID: number) => employees.find((one) => one.userID === userID)?.userNickname ?? 'a colleague'
  return {
    archive: ({ convoID }: Pick<Convo, 'convoID'>, name: string, archived = true): Act => ({
      work: archive(convoID, archived),
      said: archived ? `Archived ${name}` : `Moved ${name} back to the inbox`,
      undo: () => archive(convoID, !archived),
    }),
    setFlag: ({ convoID, convoFlag }: Convo, name: string, flag: Convo['convoFlag']): Act => ({
      work: setFlag(convoID, flag),
      said: flag === 'none' ? `Removed the flag from ${name}` : `Flagged ${name}`,
      undo: () => setFlag(convoID, convoFlag),
    }),
    assign: ({ convoID, convoAssignedUserID }: Convo, name: string, userID: number | null): Act => ({
      work: assign(convoID, userID),
      said: userID === null ? `Unassigned ${name}` : `Assigned ${name} to ${nameOf(userID)}`,
      undo: () => assign(convoID, convoAssignedUserID),
    }),
    setLabels,
    setRead,
  }
}
