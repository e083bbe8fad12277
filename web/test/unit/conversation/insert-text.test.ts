import { expect, test } from 'vitest'
import { insertText } from '#features/conversation/insert-text.ts'

// A "|" marks the caret, or the selection afterwards.
test.each([
  ['|', 'We close at 6.', 'We close at 6.|'],
  ['  |', 'We close at 6.', 'We close at 6.|'],
  ['Hi Dana|', 'We close at 6.', 'Hi Dana\nWe close at 6.|'],
  ['Hi Dana, |', 'We close at 6.', 'Hi Dana,\nWe close at 6.|'],
  ['Hi Dana\n|', 'We close at 6.', 'Hi Dana\nWe close at 6.|'],
  ['Hi Dana|\n', 'We close at 6.', 'Hi Dana\nWe close at 6.|'],
  ['Hi Dana.| See you!', 'We close at 6.', 'Hi Dana. We close at 6.| See you!'],
  ['Hi Dana. |See you!', 'We close at 6.', 'Hi Dana. We close at 6.| See you!'],
  ['|See you!', 'We close at 6.', 'We close at 6.| See you!'],
  ['Hi\n|\nSee you!', 'We close at 6.', 'Hi\nWe close at 6.|\nSee you!'],
  ['|', 'Ticket [TICKET] is due.', 'Ticket |[TICKET]| is due.'],
  ['About [TICKET]:|', 'It is due on [DUE_DATE].', 'About [TICKET]:\nIt is due on |[DUE_DATE]|.'],
])('%j with %j is %j', (typed, words, expected) => {
  const { text, selected } = insertText(typed.replace('|', ''), typed.indexOf('|'), words)
  const [from, to] = selected
  const marked =
    from === to
      ? `${text.slice(0, from)}|${text.slice(to)}`
      : `${text.slice(0, from)}|${text.slice(from, to)}|${text.slice(to)}`
  expect(marked).toBe(expected)
})
