type Style = (text: string) => string

export interface Paint {
  readonly bold: Style
  readonly dim: Style
  readonly red: Style
  readonly green: Style
  readonly yellow: Style
}

const plain: Style = (text) => text
const style =
  (open: number, close: number): Style =>
  (text) =>
    `\u001b[${open}m${text}\u001b[${close}m`

export const plainPaint: Paint = { bold: plain, dim: plain, red: plain, green: plain, yellow: plain }
const ansi: Paint = {
  bold: style(1, 22),
  dim: style(2, 22),
  red: style(31, 39),
  green: style(32, 39),
  yellow: style(33, 39),
}

/**
 * Color is decided per stream: off if it is not a terminal, for NO_COLOR (set by --no-color) and for a dumb terminal;
 * FORCE_COLOR turns it on.
 */
export const hasColor = (stream: { readonly isTTY?: boolean }): boolean => {
  const { env } = process
  if (env['NO_COLOR']) return false
  if (env['FORCE_COLOR'] && env['FORCE_COLOR'] !== '0') return true
  return stream.isTTY === true && env['TERM'] !== 'dumb'
}

export const paint = (stream: { readonly isTTY?: boolean }): Paint => (hasColor(stream) ? ansi : plainPaint)
