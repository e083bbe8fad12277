import { type RefObject, useRef } from 'react'
import { tokensLeft } from '@xd/core/domain/message/template.ts'
import type { Language } from '@xd/core/domain/text/language.ts'
import type { Filling } from './use-tokens.ts'

/** Inserts a template or a quick reply: the cursor goes to the next blank, even when chosen from a menu. */
export const useInsertion = (
  box: RefObject<HTMLTextAreaElement | null>,
  { fill, fillRest }: Filling,
  write: (text: string) => void,
) => {
  const inserted = useRef<[number, number] | undefined>(undefined)
  const goOn = () => {
    if (!inserted.current) return
    box.current?.focus()
    box.current?.setSelectionRange(...inserted.current)
  }
  const put = (text: string) => {
    write(text)
    const [token] = tokensLeft(text)
    const at = token === undefined ? text.length : text.indexOf(token)
    inserted.current = [at, at + (token?.length ?? 0)]
    requestAnimationFrame(goOn)
  }
  return {
    insert: (body: string, language: Language) => {
      const filled = fill(body, language)
      put(filled)
      void fillRest(filled, language)?.then((rest) => {
        // What has been typed since then stays.
        const text = box.current?.value
        if (text !== undefined && rest(text) !== text) put(rest(text))
      })
    },
    onMenuClosed: (event: Event) => {
      if (!inserted.current) return
      event.preventDefault()
      goOn()
      inserted.current = undefined
    },
  }
}
