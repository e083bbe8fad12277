import { type Key, useInput } from 'ink'
import { typed } from './typed.ts'

/** A text after a key press; unchanged for keys that type nothing. */
export const pressed = (before: string, input: string, key: Key): string => {
  if (key.backspace || key.delete) return typed(before, '\b')
  return key.ctrl || key.meta || key.escape || key.return ? before : typed(before, input)
}

/** Typing goes to the end of the text. */
export const useTyping = (current: () => string, onChange: (value: string) => void): void => {
  useInput((input, key) => {
    const next = pressed(current(), input, key)
    if (next !== current()) onChange(next)
  })
}
