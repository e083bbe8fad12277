import type { Announcements, ScreenReaderInstructions, UniqueIdentifier } from '@dnd-kit/core'
import { type Fields, nameOf } from './form-draft.ts'

export const MOVING_INSTRUCTIONS: ScreenReaderInstructions = {
  draggable:
    'Press Space to pick up this field, the arrow keys to move it, Space to drop it and Escape to put it back.',
}

/** What a screen reader hears while a field is moved. */
export const spokenPlaces = (fields: Fields): Announcements => {
  const named = (id: UniqueIdentifier) => nameOf(fields.find((field) => field.id === id)!)
  const place = (id: UniqueIdentifier | undefined) =>
    `position ${fields.findIndex((field) => field.id === id) + 1} of ${fields.length}`
  return {
    onDragStart: ({ active }) => `Picked up ${named(active.id)}, ${place(active.id)}.`,
    onDragOver: ({ active, over }) => (over ? `${named(active.id)} is now at ${place(over.id)}.` : undefined),
    onDragEnd: ({ active, over }) => `${named(active.id)} dropped at ${place(over?.id ?? active.id)}.`,
    onDragCancel: ({ active }) => `${named(active.id)} put back at ${place(active.id)}.`,
  }
}
