import { type RefObject, useEffect } from 'react'
import { holdsFiles } from '#ui/hook/use-no-file-drops.ts'
import { useLatest } from '#ui/hook/use-latest.ts'

/** Accepts files dropped anywhere on the conversation, because few people aim at the box. */
export const useDroppedFiles = (
  composer: RefObject<HTMLElement | null>,
  take: (files: readonly File[]) => void,
): void => {
  const latest = useLatest(take)
  useEffect(() => {
    const pane = composer.current?.closest('section')
    if (!pane) return
    const leaving = new AbortController()
    const { signal } = leaving
    const allow = (event: DragEvent) => {
      if (holdsFiles(event)) event.preventDefault()
    }
    const drop = (event: DragEvent) => {
      if (!holdsFiles(event)) return
      event.preventDefault()
      latest.current([...(event.dataTransfer?.files ?? [])])
    }
    pane.addEventListener('dragover', allow, { signal })
    pane.addEventListener('drop', drop, { signal })
    return () => leaving.abort()
  }, [composer, latest])
}
