// What was typed and not sent yet, by conversation: it outlives a look elsewhere, and a reload of this tab.
const keyOf = (userID: number, convoID: number) => `draft/${userID}/${convoID}`

export const readDraft = (userID: number, convoID: number): string => sessionStorage.getItem(keyOf(userID, convoID)) ?? ''

export const keepDraft = (userID: number, convoID: number, text: string): void => {
  if (text === '') sessionStorage.removeItem(keyOf(userID, convoID))
  else sessionStorage.setItem(keyOf(userID, convoID), text)
}
