import { type RefObject, useRef } from 'react'
import { tokensLeft } from '@xd/core/domain/message/template.ts'
import type { Language } from '@xd/core/domain/text/language.ts'
import { insertText } from './insert-text.ts'
import type { Filling } from './use-tokens.ts'

/** Inserts a template or a quick reply. The cursor goes to the next blank, even when chosen from a menu. */
export const useInsertion = (
  box: RefObject<HTMLTextAreaElement | null>,
  { fill, fillRest }: Filling,
  write: (text: string) => void,
) => {
  const inserted = useRef<readonly [number, number] | undefined>(undefined)
  /** Until the box has had focus, its caret says nothing about where to insert. */
  const hasCaret = useRef(false)
  const goOn = () => {
    if (!inserted.current) return
    box.current?.focus()
    box.current?.setSelectionRange(...inserted.current)
  }
  const put = (text: string, selected: readonly [number, number]) => {
    write(text)
    inserted.current = selected
    requestAnimationFrame(goOn)
  }
  return {
    /** `instead`: replaces the typed text, a shortcode that stands for the reply. */
    insert: (body: string, language: Language, { instead = false } = {}) => {
      const filled = fill(body, language)
      const typed = instead ? '' : (box.current?.value ?? '')
      const caret = hasCaret.current ? box.current?.selectionEnd : undefined
      const { text, selected } = insertText(typed, caret ?? typed.length, filled)
      put(text, selected)
      void fillRest(filled, language)?.then((rest) => {
        // Text typed since then stays.
        const { value, selectionEnd } = box.current ?? {}
        if (value === undefined || rest(value) === value) return
        const next = rest(value)
        const [token] = tokensLeft(next)
        const at = token === undefined ? rest(value.slice(0, selectionEnd)).length : next.indexOf(token)
        put(next, [at, at + (token?.length ?? 0)])
      })
    },
    onFocus: () => {
      hasCaret.current = true
    },
    onMenuClosed: (event: Event) => {
      if (!inserted.current) return
      event.preventDefault()
      goOn()
      inserted.current = undefined
    },
  }
}
