/** Characters that a terminal obeys, or that reverse the writing direction. JSON itself escapes only the first 32. */
const ACTS = /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g

/** A value as JSON that cannot control the terminal it is printed on. It parses to the same value. */
export const jsonText = (value: unknown, indent = 0): string =>
  JSON.stringify(value, null, indent).replace(
    ACTS,
    (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
