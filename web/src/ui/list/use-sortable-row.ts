import { useSortable } from '@dnd-kit/sortable'
import { useReadOnly } from '#ui/read-only.ts'

/** One row of a `SortableList`: props for the row, and for the button that moves it. */
export const useSortableRow = (id: string) => {
  const disabled = useReadOnly() !== null
  const row = useSortable({ id, disabled })
  const { transform, transition, attributes, listeners } = row
  return {
    isMoving: row.isDragging,
    row: {
      ref: row.setNodeRef,
      style: { transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined, transition },
    },
    handle: {
      ...listeners,
      ref: row.setActivatorNodeRef,
      'aria-roledescription': attributes['aria-roledescription'],
      'aria-describedby': attributes['aria-describedby'],
    },
  }
}
