import type { ReadingPlace } from '#ui/list/end-list.ts'

// Where each conversation was left, for the life of the tab; nothing for its end.
const places = new Map<number, ReadingPlace>()

export const placeOf = (convoID: number): ReadingPlace | undefined => places.get(convoID)

export const keepPlace = (convoID: number, place: ReadingPlace | undefined): void => {
  if (place) places.set(convoID, place)
  else places.delete(convoID)
}
