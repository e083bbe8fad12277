import { type RefObject, useRef } from 'react'
import { tokensLeft } from '@xd/core/domain/message/template.ts'

/** Inserts a template or a quick reply: the cursor goes to the next blank, even when chosen from a menu. */
export const useInsertion = (
  box: RefObject<HTMLTextAreaElement | null>,
  fill: (text: string) => string,
  write: (text: string) => void,
) => {
  const inserted = useRef<[number, number] | undefined>(undefined)
  const goOn = () => {
    if (!inserted.current) return
    box.current?.focus()
    box.current?.setSelectionRange(...inserted.current)
  }
  return {
    insert: (body: string) => {
      const filled = fill(body)
      write(filled)
      const [token] = tokensLeft(filled)
      const at = token === undefined ? filled.length : filled.indexOf(token)
      inserted.current = [at, at + (token?.length ?? 0)]
      requestAnimationFrame(goOn)
    },
    onMenuClosed: (event: Event) => {
      if (!inserted.current) return
      event.preventDefault()
      goOn()
      inserted.current = undefined
    },
  }
}
