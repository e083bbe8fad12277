import type { PlainOffer } from '@xd/core/domain/message/plain-accents.ts'

const MOST_NAMED = 4
const list = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** "The letter í makes this cost 2 more segments." */
export const plainWords = ({ replaced, saved }: Pick<PlainOffer, 'replaced' | 'saved'>): string => {
  const named = replaced.slice(0, MOST_NAMED)
  const kind = named.every((one) => /\p{L}/u.test(one)) ? 'letter' : 'character'
  const [what, make] = named.length === 1 ? [kind, 'makes'] : [`${kind}s`, 'make']
  return `The ${what} ${list.format(named)} ${make} this cost ${saved} more ${saved === 1 ? 'segment' : 'segments'}.`
}
