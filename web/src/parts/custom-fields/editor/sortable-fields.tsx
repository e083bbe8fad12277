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
import { moveField } from '@xd/core/domain/fields/edit.ts'
import type { Fields } from './form-draft.ts'
import { MOVING_INSTRUCTIONS, spokenPlaces } from './spoken-places.ts'
import styles from './editor.module.css'

interface Props {
  fields: Fields
  onMove: (fields: Fields) => void
  /** The rows, one for each field. */
  children: ReactNode
}

const straight: Modifier = ({ transform }) => ({ ...transform, x: 0 })

/** The form's fields, reordered by pointer or by keyboard. */
export function SortableFields({ fields, onMove, children }: Props) {
  const sensors = useSensors(
    // A press on the handle that hardly moves is not a drag.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const place = (id: unknown) => fields.findIndex((field) => field.id === id)
  const end = ({ active, over }: DragEndEvent) => {
    if (over) onMove(moveField(fields, place(active.id), place(over.id)))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[straight]}
      onDragEnd={end}
      accessibility={{ announcements: spokenPlaces(fields), screenReaderInstructions: MOVING_INSTRUCTIONS }}
    >
      <SortableContext items={fields.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ol className={styles.list} aria-label="Fields">
          {children}
        </ol>
      </SortableContext>
    </DndContext>
  )
}
