import type { CallClient } from '@xd/core/client/call-client.ts'
import type { WireOutput } from '@xd/core/contract/calls.ts'
import { messageCan } from '@xd/core/domain/message/can.ts'
import { countOf } from '@xd/core/domain/text/figure.ts'
import type { ActingJob } from '#batch/acting-job.ts'
import { persistent } from '#batch/attempt.ts'
import { recipientsOf } from '#session/recipient.ts'

type Message = WireOutput<'customers/conversation/messages/send'>['message']

interface Text {
  readonly convoID: number
  readonly body: string
}

const CONVO = /^[1-9]\d{0,14}$/

export const textJob = (calls: CallClient): ActingJob<Text, Message> => ({
  shape: {
    columns: ['convoID', 'text'],
    required: ['convoID', 'text'],
    synonyms: { convoID: ['convo', 'conversation'], text: ['body', 'message', 'messageBody'] },
  },
  check: (values) => {
    const convoID = String(values['convoID'] ?? '').trim()
    const body = String(values['text'] ?? '')
    if (!CONVO.test(convoID))
      return { ok: false, error: 'convoID: the number of a conversation, as xd inbox list shows it' }
    const composed = messageCan.compose({ channel: 'sms', body, mediaCount: 0 })
    if (!composed.ok) return { ok: false, error: `text: ${composed.reason}` }
    return { ok: true, task: { convoID: Number(convoID), body } }
  },
  recipient: recipientsOf(persistent(calls)),
  describe: (texts, customers) => `send ${countOf(texts.length, 'text')} to ${countOf(customers, 'customer')}`,
  act: async (text, key) =>
    (await calls('customers/conversation/messages/send', { ...text, clientMessageID: key })).message,
  columns: ['messageID', 'convoID', 'messageStatus'],
  flatten: ({ messageID, convoID, messageStatus }) => ({ messageID, convoID, messageStatus }),
})
