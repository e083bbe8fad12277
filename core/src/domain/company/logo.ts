/** The space a company's logo may take up on customers' pages, in CSS pixels. */
export const LOGO_ROOM = { width: 160, height: 44 } as const

/** A logo is sent with every pay page, often over a weak signal. */
export const LOGO_MAX_BYTES = 20_000

interface Size {
  readonly width: number
  readonly height: number
}

/** The size a logo is shown at: as large as the space allows, in proportion, and never enlarged. */
export const shownLogoSize = ({ width, height }: Size): Size => {
  const scale = Math.min(LOGO_ROOM.width / width, LOGO_ROOM.height / height, 1)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
