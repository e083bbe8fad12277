// Where each conversation was left, in pixels from its end, for as long as the tab lives.
const places = new Map<number, number>()

export const placeOf = (convoID: number): number => places.get(convoID) ?? 0
export const keepPlace = (convoID: number, fromEnd: number): void => void places.set(convoID, fromEnd)
