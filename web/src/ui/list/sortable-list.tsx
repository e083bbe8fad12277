import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import type { ReactNode } from 'react'
import { type Movable, MOVING_INSTRUCTIONS, spokenPlaces } from './spoken-places.ts'

interface Props {
  label: string
  rows: readonly Movable[]
  onMove: (from: number, to: number) => void
  className: string | undefined
  /** A list item for each row, with `useSortableRow`. */
  children: ReactNode
}

const straight: Modifier = ({ transform }) => ({ ...transform, x: 0 })

/** A list whose rows are reordered by pointer or by keyboard. */
export function SortableList({ label, rows, onMove, className, children }: Props) {
  const sensors = useSensors(
    // A press on the handle that hardly moves is not a drag.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const place = (id: unknown) => rows.findIndex((row) => row.id === id)
  const end = ({ active, over }: DragEndEvent) => {
    if (over) onMove(place(active.id), place(over.id))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[straight]}
      onDragEnd={end}
      accessibility={{ announcements: spokenPlaces(rows), screenReaderInstructions: MOVING_INSTRUCTIONS }}
    >
      <SortableContext items={rows.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ol className={className} aria-label={label}>
          {children}
        </ol>
      </SortableContext>
    </DndContext>
  )
}
