// A file's bytes as text, for both the browser and the terminal. Pawn systems write UTF-8 with or without a byte order
// mark, UTF-16 with or without one, or, in older exports, Windows-1252. Files that are not text at all are refused by name.

/** Both browsers and Node have it; core needs nothing else from the web platform. */
declare const TextDecoder: new (
  encoding: string,
  options: { fatal: boolean },
) => { decode: (bytes: Uint8Array) => string }

export type Decoded = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly reason: string }

const EXCEL = 'This is an Excel workbook or a zip file. Save the export as CSV and choose that.'
const PDF = 'This is a PDF. Export the list as CSV and choose that.'
const WEB_PAGE = 'This file is a web page made for Excel. Open it in Excel, save it as CSV and choose that.'
const NOT_TEXT = 'This is not a text file. Export the list as CSV and choose that.'
const LOST_LETTERS =
  'Letters in this file were lost before it got here (they show as \uFFFD). Export it again as UTF-8 or Windows text.'

const SIGNATURES: readonly (readonly [readonly number[], string])[] = [
  [[0x50, 0x4b, 0x03, 0x04], EXCEL],
  [[0x50, 0x4b, 0x05, 0x06], EXCEL],
  [[0xd0, 0xcf, 0x11, 0xe0], EXCEL],
  [[0x25, 0x50, 0x44, 0x46], PDF],
]

/** Some systems save such a page as .xls or .csv. */
const STARTS_PAGE = /^\s*<(?:!doctype|html|head|meta|table|\?xml)\b/i

/** Windows-1252 where it differs from Latin-1, spelled out because some versions of Node read these as Latin-1. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
const PIECE = 8_192
/** Enough to see whether every second byte is zero, or a web page begins. */
const BEGINNING = 1_000

const windowsText = (bytes: Uint8Array): string => {
  let text = ''
  for (let from = 0; from < bytes.length; from += PIECE)
    text += String.fromCharCode(...bytes.subarray(from, from + PIECE))
  return text.replaceAll(/[\u0080-\u009f]/g, (letter) => WINDOWS_1252[letter.charCodeAt(0) - 0x80]!)
}

const startsWith = (bytes: Uint8Array, mark: readonly number[]) => mark.every((byte, i) => bytes[i] === byte)

/** UTF-16 by its mark, or without one by its titles, in which most second bytes are zero. */
const wideEncoding = (bytes: Uint8Array): string | undefined => {
  if (startsWith(bytes, [0xff, 0xfe])) return 'utf-16le'
  if (startsWith(bytes, [0xfe, 0xff])) return 'utf-16be'
  const first = bytes.subarray(0, BEGINNING)
  const zeros = [0, 0]
  for (const [i, byte] of first.entries()) if (byte === 0) zeros[i % 2]! += 1
  const [even, odd] = zeros as [number, number]
  const most = first.length / 4
  if (even === 0 && odd > most) return 'utf-16le'
  return odd === 0 && even > most ? 'utf-16be' : undefined
}

/** Bytes that are known to be text. */
export const decodeText = (bytes: Uint8Array): string => {
  const wide = wideEncoding(bytes)
  if (wide !== undefined) return new TextDecoder(wide, { fatal: false }).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return windowsText(bytes)
  }
}

/** Why already decoded text cannot be a file of rows. */
export const refusedText = (text: string): string | undefined => {
  const [, reason] = SIGNATURES.find(([mark]) => mark.every((byte, i) => text.charCodeAt(i) === byte)) ?? []
  if (reason !== undefined) return reason
  if (STARTS_PAGE.test(text.slice(0, BEGINNING))) return WEB_PAGE
  if (text.includes('\u0000')) return NOT_TEXT
  return text.includes('\uFFFD') ? LOST_LETTERS : undefined
}

export const decodeFile = (bytes: Uint8Array): Decoded => {
  const [, known] = SIGNATURES.find(([mark]) => startsWith(bytes, mark)) ?? []
  if (known !== undefined) return { ok: false, reason: known }
  const text = decodeText(bytes)
  const reason = refusedText(text)
  return reason === undefined ? { ok: true, text } : { ok: false, reason }
}
