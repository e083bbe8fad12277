import { expect, test } from 'vitest'
import { bouncedEmail } from '#domain/message/bounced-email.ts'

const email = (messageID: number, messageSubject: string | null) => ({ messageID, messageSubject })
const [ring, gold, goldToo] = [email(1, 'Your ring'), email(2, 'Your gold'), email(3, 'Your  gold ')]

test.each([
  ['the only email lately', null, [ring], 1],
  ['the only one with its subject', 'Your ring', [ring, gold], 1],
  ['none of two', null, [ring, gold], undefined],
  ['none of two with the same subject', 'Your gold', [ring, gold, goldToo], undefined],
  ['none with another subject', 'Re: Your ring', [ring], undefined],
  ['the one whose subject differs in spaces alone', ' Your  ring', [ring, gold], 1],
  ['the only one without a subject', '', [ring, email(4, null)], 4],
  ['none at all', null, [], undefined],
])('a bounce that names no Message-ID is about %s', (_, subject, sent, messageID) => {
  expect(bouncedEmail(subject, sent)?.messageID).toBe(messageID)
})
