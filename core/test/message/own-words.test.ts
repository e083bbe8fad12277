import { describe, expect, test } from 'vitest'
import { looksLikeOptOut } from '#domain/message/opt-out-request.ts'
import { ownWords } from '#domain/message/own-words.ts'
import { jsonTable } from '../table.ts'

const { reactions, notReactions, offers, notOffers, signatures } =
  jsonTable<Record<'reactions' | 'notReactions' | 'offers' | 'notOffers' | 'signatures', readonly string[]>>(
    'message/own-words.json',
  )

describe('a phone’s words of a reaction', () => {
  test.each(reactions)('%s', (body) => expect(ownWords(body)).toBe(''))
  test.each(notReactions)('are not the customer’s own: %s', (body) => expect(ownWords(body)).toBe(body))
})

describe('a copied offer to unsubscribe', () => {
  test.each(offers)('%s', (offer) => {
    expect(ownWords(`See you at five. ${offer}`).replaceAll(/[. ]+$/g, '')).toMatch(
      /^See you at five(?:\. \. {2}(?:texts|messages|receiving))?$/,
    )
    expect(looksLikeOptOut(`See you at five. ${offer}`)).toBe(false)
  })
  test.each(notOffers)('is not what a customer says: %s', (body) => expect(ownWords(body)).toBe(body))
})

test.each(signatures)('the line %j of a phone or a mail program', (line) => {
  expect(ownWords(`Not today.\n\n${line}\n`)).toBe('Not today.')
})
