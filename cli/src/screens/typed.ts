const BACKSPACE = /[\b\u007f]/
const LINE_END = /\r\n|[\r\n]/g
const CONTROL = /\p{Cc}/u

/**
 * A text after typing at its end. Over a slow line, several keys arrive in one chunk, including Backspaces, and apply
 * in order. Pasted line breaks become spaces, so that nothing is sent half-read.
 */
export const typed = (before: string, input: string): string => {
  const text = [...before]
  for (const key of input.replace(LINE_END, ' ')) {
    if (BACKSPACE.test(key)) text.pop()
    else if (!CONTROL.test(key)) text.push(key)
  }
  return text.join('')
}
