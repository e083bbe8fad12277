import { expect, test } from 'vitest'
import { challengeIn } from '#services/second-factor/relying-party.ts'

const encoded = (text: string) => Buffer.from(text).toString('base64url')

test.each([
  ['what an authenticator signed', encoded('{"type":"webauthn.get","challenge":"abc"}'), 'abc'],
  ['no challenge', encoded('{"type":"webauthn.get"}'), ''],
  ['a challenge that is a number', encoded('{"challenge":5}'), ''],
  ['nothing', encoded('null'), ''],
  ['half of it', encoded('{"challenge":"abc'), ''],
  ['an empty text', '', ''],
])('of a passkey’s answer with %s', (_, clientDataJSON, challenge) => {
  expect(challengeIn(clientDataJSON)).toBe(challenge)
})
