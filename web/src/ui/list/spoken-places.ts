import type { Announcements, ScreenReaderInstructions, UniqueIdentifier } from '@dnd-kit/core'

export interface Movable {
  readonly id: string
  /** Its name during a move. */
  readonly name: string
}

export const MOVING_INSTRUCTIONS: ScreenReaderInstructions = {
  draggable: 'Press Space to pick it up, the arrow keys to move it, Space to drop it and Escape to put it back.',
}

/** Screen reader announcements while a row is moved. */
export const spokenPlaces = (rows: readonly Movable[]): Announcements => {
  const named = (id: UniqueIdentifier) => rows.find((row) => row.id === id)?.name ?? ''
  const place = (id: UniqueIdentifier) => `position ${rows.findIndex((row) => row.id === id) + 1} of ${rows.length}`
  return {
    onDragStart: ({ active }) => `Picked up ${named(active.id)}, ${place(active.id)}.`,
    onDragOver: ({ active, over }) => (over ? `${named(active.id)} is now at ${place(over.id)}.` : undefined),
    onDragEnd: ({ active, over }) => `${named(active.id)} dropped at ${place(over?.id ?? active.id)}.`,
    onDragCancel: ({ active }) => `${named(active.id)} put back at ${place(active.id)}.`,
  }
}
