export type Theme = 'light' | 'dark' | 'forced'

/** A window, and the themes in which it is photographed. */
export type Size = { name: string; width: number; height: number; phone: boolean; themes: readonly Theme[] }

const BOTH = ['light', 'dark'] as const
const AND_FORCED = [...BOTH, 'forced'] as const

/** `zoom` is the 1440 × 900 window at 200 %, as the page sees it. */
export const SIZES: readonly Size[] = [
  { name: '320', width: 320, height: 640, phone: true, themes: BOTH },
  { name: '390', width: 390, height: 844, phone: true, themes: AND_FORCED },
  { name: '768', width: 768, height: 1024, phone: false, themes: BOTH },
  { name: '1440', width: 1440, height: 900, phone: false, themes: AND_FORCED },
  { name: 'zoom', width: 720, height: 450, phone: false, themes: BOTH },
]

const isChosen = (wanted: string | undefined, name: string) => !wanted || wanted.split(',').includes(name)

/** `sizesOf('390,zoom', 'dark')`: the named ones, or all. */
export const sizesOf = (sizes: string | undefined, themes: string | undefined): Size[] =>
  SIZES.filter(({ name }) => isChosen(sizes, name))
    .map((size) => ({ ...size, themes: size.themes.filter((theme) => isChosen(themes, theme)) }))
    .filter((size) => size.themes.length > 0)
