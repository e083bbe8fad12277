import { styleText } from 'node:util'

type Style = (text: string) => string

export interface Paint {
  readonly bold: Style
  readonly dim: Style
  readonly red: Style
  readonly green: Style
  readonly yellow: Style
  readonly cyan: Style
}

const plain: Style = (text) => text
const style =
  (format: keyof Paint): Style =>
  (text) =>
    styleText(format, text, { validateStream: false })

export const plainPaint: Paint = { bold: plain, dim: plain, red: plain, green: plain, yellow: plain, cyan: plain }
const ansi: Paint = {
  bold: style('bold'),
  dim: style('dim'),
  red: style('red'),
  green: style('green'),
  yellow: style('yellow'),
  cyan: style('cyan'),
}

/** Requested with --color, rather than decided by the stream. */
const isAskedFor = (): boolean => Boolean(process.env['XD_COLOR'])

/**
 * Color is decided per stream. It is off for non-terminals, for NO_COLOR (set by --no-color) and for a dumb terminal.
 * XD_COLOR (set by --color) and FORCE_COLOR turn it on.
 */
export const hasColor = (stream: { readonly isTTY?: boolean }): boolean => {
  const { env } = process
  if (isAskedFor()) return true
  if (env['NO_COLOR']) return false
  if (env['FORCE_COLOR'] && env['FORCE_COLOR'] !== '0') return true
  return stream.isTTY === true && env['TERM'] !== 'dumb'
}

export const paint = (stream: { readonly isTTY?: boolean }): Paint => (hasColor(stream) ? ansi : plainPaint)

/** For data in a pipe: build servers set FORCE_COLOR, which must not put escape codes into their files. */
export const pipePaint = (): Paint => (isAskedFor() ? ansi : plainPaint)
