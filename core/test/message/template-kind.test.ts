import { expect, test } from 'vitest'
import { AVAILABLE } from '#domain/pricing/features.ts'
import { canBeUsedAs, kindsOffered } from '#domain/message/template-kind.ts'

test.each([
  ['everything', AVAILABLE, 'message', ['message', 'mailer', 'notice']],
  ['no module', [], 'message', ['message']],
  ['notices alone', ['enotices'], 'message', ['message', 'notice']],
  ['mailers once, and a template from then', [], 'mailer', ['message', 'mailer']],
  ['a review request from an older version', AVAILABLE, 'review', ['message', 'mailer', 'notice', 'review']],
  ['reviews bought before there are any', ['reviews'], 'message', ['message']],
] as const)('a company with %s is offered', (_, features, current, kinds) =>
  expect(kindsOffered(features, current)).toEqual(kinds),
)

test('a refusal says why', () => {
  expect(canBeUsedAs('review', AVAILABLE)).toEqual({ ok: false, reason: 'Not available yet' })
  expect(canBeUsedAs('mailer', [])).toMatchObject({ reason: expect.stringContaining('mailers') as string })
})
