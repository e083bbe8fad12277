// How many segments a text is billed and sent as (3GPP TS 23.038 and 23.040).
//  - GSM-7: 160 units in a single segment, 153 in each of several; the extension characters take two units.
//  - UCS-2 as soon as one character is outside GSM-7: 70 UTF-16 units in a single segment, 67 in each of several.
//  - A two-unit character is never split across segments: it moves whole to the next.
export interface MessageSegments {
  readonly encoding: 'GSM-7' | 'UCS-2'
  readonly characters: number
  readonly units: number
  readonly segments: number
}

// Spec 1 §9: an SMS message has up to 1,600 characters.
export const MESSAGE_MAX_CHARACTERS = 1600

const BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
const EXTENSION = '\f^{}\\[~]|€'

const GSM_UNITS: ReadonlyMap<string, number> = new Map([
  ...Array.from(BASIC, (character) => [character, 1] as const),
  ...Array.from(EXTENSION, (character) => [character, 2] as const),
])

const GSM_7 = { encoding: 'GSM-7', single: 160, each: 153 } as const
const UCS_2 = { encoding: 'UCS-2', single: 70, each: 67 } as const

const fill = (sizes: readonly number[], each: number): number => {
  let segments = 1
  let used = 0
  for (const size of sizes) {
    if (used + size > each) {
      segments += 1
      used = 0
    }
    used += size
  }
  return segments
}

export const isGsm7 = (text: string): boolean => {
  for (const character of text) if (!GSM_UNITS.has(character)) return false
  return true
}

export const messageSegments = (text: string): MessageSegments => {
  const plain = isGsm7(text)
  const { encoding, single, each } = plain ? GSM_7 : UCS_2
  const sizes = Array.from(text, (character) => (plain ? (GSM_UNITS.get(character) ?? 1) : character.length))
  const units = sizes.reduce((sum, size) => sum + size, 0)
  const segments = units === 0 ? 0 : units <= single ? 1 : fill(sizes, each)
  return { encoding, characters: sizes.length, units, segments }
}
