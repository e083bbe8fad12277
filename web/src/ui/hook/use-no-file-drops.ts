import { useEffect } from 'react'

export const holdsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false

/** A file dropped outside a drop target would replace the page. Instead, nothing happens. */
export const useNoFileDrops = (): void =>
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const refuse = (event: DragEvent) => {
      if (event.defaultPrevented || !holdsFiles(event) || !event.dataTransfer) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'none'
    }
    window.addEventListener('dragover', refuse, { signal })
    window.addEventListener('drop', refuse, { signal })
    return () => leaving.abort()
  }, [])
