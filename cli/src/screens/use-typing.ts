import { type Key, useInput } from 'ink'
import type { RefObject } from 'react'
import { typed } from './typed.ts'

/** What a key press makes of a text; the same text for keys that write nothing. */
export const pressed = (before: string, input: string, key: Key): string => {
  if (key.backspace || key.delete) return typed(before, '\b')
  return key.ctrl || key.meta || key.escape || key.return ? before : typed(before, input)
}

/** What is typed goes to the end of a text. */
export const useTyping = (latest: RefObject<string>, onChange: (value: string) => void): void => {
  useInput((input, key) => {
    const next = pressed(latest.current, input, key)
    if (next !== latest.current) onChange(next)
  })
}
