import { useRef } from 'react'
import type { Language } from '@xd/core/domain/text/language.ts'
import { useLatest } from '#ui/hook/use-latest.ts'
import type { useChannel } from './use-channel.ts'
import type { Filling } from './use-tokens.ts'

/** Adopts a template's subject, unless the user has written one. */
export const useTemplateSubject = (choice: ReturnType<typeof useChannel>, { fill, fillRest }: Filling) => {
  const latest = useLatest(choice)
  const taken = useRef<string | undefined>(undefined)
  const take = (subject: string) => {
    taken.current = subject
    choice.setSubject(subject)
  }
  return (title: string, language: Language) => {
    if (choice.isOwnSubject && choice.subject !== taken.current) return
    const filled = fill(title, language)
    take(filled)
    void fillRest(filled, language)?.then((rest) => {
      if (latest.current.subject === filled) take(rest(filled))
    })
  }
}
