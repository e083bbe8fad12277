import { useInput } from 'ink'
import type { RefObject } from 'react'

const CONTROL = /\p{Cc}/gu

/** What is typed goes to the end of a text; Backspace takes from it. Pasted text comes in one piece and loses its line ends. */
export const useTyping = (latest: RefObject<string>, onChange: (value: string) => void): void => {
  useInput((input, key) => {
    if (key.backspace || key.delete) onChange([...latest.current].slice(0, -1).join(''))
    else if (!key.ctrl && !key.meta && !key.escape && input.replace(CONTROL, '') !== '')
      onChange(latest.current + input.replace(CONTROL, ''))
  })
}
