import type { ReadingPlace } from '#ui/list/end-list.ts'

// The scroll position each conversation was left at, for the life of the tab; none means the end.
const places = new Map<number, ReadingPlace>()

export const placeOf = (convoID: number): ReadingPlace | undefined => places.get(convoID)

export const keepPlace = (convoID: number, place: ReadingPlace | undefined): void => {
  if (place) places.set(convoID, place)
  else places.delete(convoID)
}
