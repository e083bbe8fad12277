/** None of our inputs is half this deep. */
const MOST_DEPTH = 20

export type ScanRefusal = 'too many' | 'too deep' | 'not JSON'

/** The tokens that may come next. */
const VALUE = 0
const VALUE_OR_END = 1
const KEY = 2
const KEY_OR_END = 3
const COLON = 4
const COMMA_OR_END = 5
/** Within a text, behind its backslash, or within a number, `true`, `false` or `null`. */
const TEXT = 6
const ESCAPE = 7
const WORD = 8

const codesOf = (characters: string): Uint8Array => {
  const is = new Uint8Array(256)
  for (const character of characters) is[character.charCodeAt(0)] = 1
  return is
}
const SPACE = codesOf(' \t\r\n')
const BEGINS_WORD = codesOf('-0123456789tfn')
const IN_WORD = codesOf('0123456789+-.eEtrufalsn')

/**
 * Reads JSON byte by byte as it arrives, and refuses it at the first byte that goes too far: too many values (counting
 * lists and objects), too deep, or not JSON at all. So a body costs no more than the part that was read. It accepts
 * everything `JSON.parse` accepts, and a bit more: numbers, words and escapes are left to `JSON.parse`.
 */
export const scanJSON = (mostValues: number) => {
  let [state, values, depth] = [VALUE, 0, 0]
  /** The open containers, innermost last: 1 for an object. */
  let objects = 0
  let isKey = false

  /** After a value, a key, or an opening bracket. */
  const next = (byte: number): ScanRefusal | undefined => {
    if (state === COLON) {
      state = VALUE
      return byte === 0x3a ? undefined : 'not JSON'
    }
    if (state === COMMA_OR_END && byte === 0x2c && depth > 0) {
      state = (objects & 1) === 1 ? KEY : VALUE
      return undefined
    }
    const closes = byte === 0x5d ? 0 : byte === 0x7d ? 1 : undefined
    if (closes !== undefined) {
      const mayEnd = state === COMMA_OR_END || state === VALUE_OR_END || state === KEY_OR_END
      if (!mayEnd || depth === 0 || (objects & 1) !== closes) return 'not JSON'
      depth -= 1
      objects >>= 1
      state = COMMA_OR_END
      return undefined
    }
    isKey = state === KEY || state === KEY_OR_END
    if (isKey && byte === 0x22) {
      state = TEXT
      return undefined
    }
    return state === VALUE || state === VALUE_OR_END ? begin(byte) : 'not JSON'
  }

  const begin = (byte: number): ScanRefusal | undefined => {
    values += 1
    if (values > mostValues) return 'too many'
    if (byte === 0x22) state = TEXT
    else if (BEGINS_WORD[byte] === 1) state = WORD
    else if (byte === 0x5b || byte === 0x7b) {
      if (depth === MOST_DEPTH) return 'too deep'
      const object = byte === 0x7b
      depth += 1
      objects = (objects << 1) | (object ? 1 : 0)
      state = object ? KEY_OR_END : VALUE_OR_END
    } else return 'not JSON'
    return undefined
  }

  return {
    /** Why reading should stop, if it should. */
    take: (bytes: Uint8Array): ScanRefusal | undefined => {
      for (let at = 0; at < bytes.length; at += 1) {
        const byte = bytes[at]!
        if (state === TEXT) {
          let within = byte
          while (within >= 0x20 && within !== 0x22 && within !== 0x5c && ++at < bytes.length) within = bytes[at]!
          if (at === bytes.length) break
          if (within < 0x20) return 'not JSON'
          state = within === 0x5c ? ESCAPE : isKey ? COLON : COMMA_OR_END
        } else if (state === ESCAPE) state = TEXT
        else if (state !== WORD || IN_WORD[byte] === 0) {
          if (state === WORD) state = COMMA_OR_END
          if (SPACE[byte] === 1) continue
          const refusal = next(byte)
          if (refusal !== undefined) return refusal
        }
      }
      return undefined
    },
    /** How many values have begun. */
    values: () => values,
  }
}
