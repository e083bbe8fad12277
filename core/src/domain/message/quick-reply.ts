// Quick replies: texts that staff send often, inserted into a message by typing "/" and a shortcode. They are shared or
// a user's own, for all stores or some, in English and, if someone has written it, in Spanish.
import { type Can, no, yes } from '#domain/access/can.ts'
import { foldText } from '#domain/text/fold.ts'
import type { Language } from '#domain/text/language.ts'
import { MESSAGE_MAX_CHARACTERS } from './segments.ts'

export const REPLY_MAX_PICTURES = 3
export const REPLY_TITLE_MAX = 60
/** For a company, and for each of its users. */
export const REPLIES_MOST = 500

const SHORTCODE = /^[a-z0-9-]{1,20}$/
export const SHORTCODE_RULE = 'Use 1 to 20 lowercase letters, digits and hyphens'
export const SHORTCODE_TAKEN = 'Another reply already has this shortcode'

export const canBeShortcode = (text: string): Can => (SHORTCODE.test(text) ? yes : no(SHORTCODE_RULE))

/** A shortcode from a title: "Cómo llegar" is "como-llegar". */
export const shortcodeFor = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 20)
    .replace(/^-+|-+$/g, '')

export const canBeReplyText = (text: string): Can =>
  Array.from(text).length > MESSAGE_MAX_CHARACTERS ? no('At most 1600 characters') : yes

interface Texts {
  readonly replyBody: string
  readonly replyBodyES: string
}

/** The reply in the customer's language, or in English if it has no Spanish text. */
export const replyIn = (
  { replyBody, replyBodyES }: Texts,
  language: Language,
): { readonly language: Language; readonly body: string } =>
  language === 'es' && replyBodyES.trim() !== '' ? { language, body: replyBodyES } : { language: 'en', body: replyBody }

/** Whether it is meant for a store: null is all of them. */
export const isReplyFor = ({ storeIDs }: { readonly storeIDs: readonly number[] | null }, storeID: number): boolean =>
  storeIDs === null || storeIDs.includes(storeID)

/**
 * The first shortcode left in a text: a known one, or a text that is only a slash and a word. A customer must get the
 * reply, never its name.
 */
export const shortcodeLeft = (
  text: string,
  replies: readonly { readonly replyShortcode: string }[],
): string | undefined => {
  const words = text.trim().split(/\s+/)
  return words.find((word) => {
    const code = foldText(word.replace(/[.,;:!?]+$/, ''))
    return word.startsWith('/') && (words.length === 1 || replies.some((one) => code === `/${one.replyShortcode}`))
  })
}

/** The replies that a text like "/ho" can mean, the one with exactly this shortcode first; undefined for other texts. */
export const repliesMeant = <Reply extends { readonly replyShortcode: string; readonly replyTitle: string }>(
  text: string,
  replies: readonly Reply[],
): readonly Reply[] | undefined => {
  const typed = /^\/(\S*)\s*$/.exec(text)?.[1]
  if (typed === undefined) return undefined
  const wanted = foldText(typed)
  const meant = replies.filter((reply) => foldText(`${reply.replyShortcode} ${reply.replyTitle}`).includes(wanted))
  const isExact = ({ replyShortcode }: Reply) => Number(replyShortcode === wanted)
  return meant.toSorted((a, b) => isExact(b) - isExact(a))
}

/**
 * Puts some items of a list into a new order. They trade places among their positions, and all others stay where they
 * are. So someone who sees only part of a list can order that part.
 */
export const reordered = (all: readonly number[], wanted: readonly number[]): number[] => {
  const held = new Set(all)
  const moving = [...new Set(wanted)].filter((id) => held.has(id))
  const isMoving = new Set(moving)
  let next = 0
  return all.map((id) => (isMoving.has(id) ? moving[next++]! : id))
}

/** A list with one item moved to another position. */
export const moved = <T>(all: readonly T[], from: number, to: number): T[] => {
  const [one] = all.slice(from, from + 1)
  const rest = all.filter((_, place) => place !== from)
  return one === undefined ? [...all] : [...rest.slice(0, to), one, ...rest.slice(to)]
}
