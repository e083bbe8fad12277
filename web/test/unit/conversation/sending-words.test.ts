import { expect, test } from 'vitest'
import type { Outcome } from '#data/outbox.ts'
import { sendingWords } from '#features/conversation/sending-words.ts'
import { message } from '../data/sending.ts'

const send = { convoID: 7, body: 'Hello', clientMessageID: 'a' }
const waits = (undoable: boolean) => ({
  messageSchedule: { sendAt: '2026-11-23T17:00:00Z', discardOnReply: false, stoppedBy: null, undoable },
})

test.each<[string, Outcome, string]>([
  ['arrived', { kind: 'arrived', send, message: message(1) }, 'Message sent'],
  ['an email', { kind: 'arrived', send: { ...send, channel: 'email' }, message: message(1) }, 'Email sent'],
  [
    'held for undo',
    { kind: 'arrived', send, message: message(1, waits(true)) },
    'Message sends in a few seconds. Press Ctrl+Z to undo.',
  ],
  ['for later', { kind: 'arrived', send, message: message(1, waits(false)) }, 'Message scheduled'],
  ['held', { kind: 'held', send }, 'Message not sent yet. It will send when the server can be reached.'],
  [
    'refused for newer messages',
    { kind: 'refused', send, refusal: { reason: '1 new message. Ana: “Sold.” Send anyway?', code: 'newer_messages' } },
    'Message not sent. 1 new message. Ana: “Sold.” Send anyway?',
  ],
  [
    'failed',
    { kind: 'refused', send, refusal: { reason: 'Something went wrong.', code: 'internal' } },
    'Message not sent. Something went wrong.',
  ],
])('the label of a message: %s', (_, outcome, words) => {
  expect(sendingWords(outcome)).toBe(words)
})
