import { describe, expect, it } from 'vitest'
import { twilioSignature } from '@xd/server/providers/texting/twilio-signature.ts'
import { readTwilioWebhook } from '@xd/server/providers/texting/twilio-webhook.ts'

const token = 'a token'
const url = 'https://shop.example/hooks/texting/twilio'

const read = (form: Record<string, string>, address = url) => {
  const posted = new URLSearchParams(form)
  return readTwilioWebhook(token, address, twilioSignature(token, address, posted), posted.toString())
}

const incoming = {
  MessageSid: 'SM1',
  From: '+12135550142',
  To: '+12135550100',
  Body: 'Hello',
  SmsStatus: 'received',
  NumMedia: '0',
}

describe('a carrier webhook', () => {
  it('is ignored without a valid signature', () => {
    const body = new URLSearchParams(incoming).toString()
    expect(readTwilioWebhook(token, url, 'wrong', body)).toBeUndefined()
    expect(readTwilioWebhook(token, url, null, body)).toBeUndefined()
  })

  it('delivers a customer’s text', () => {
    expect(read(incoming)).toEqual({
      kind: 'incoming',
      text: {
        providerMessageID: 'SM1',
        from: '+12135550142',
        to: '+12135550100',
        body: 'Hello',
        media: [],
        answeredKeyword: null,
      },
    })
  })

  it('delivers it at the fallback URL too, where Twilio adds the earlier error', () => {
    const wrong = { ErrorCode: '11200', ErrorUrl: url }
    expect(read({ ...incoming, ...wrong })).toEqual(read(incoming))
  })

  it('names the pictures of a text, up to the maximum', () => {
    const pictures = {
      NumMedia: '2',
      MediaUrl0: 'https://api.twilio.com/a',
      MediaContentType0: 'image/jpeg',
      MediaUrl1: 'https://api.twilio.com/b',
    }
    expect(read({ ...incoming, ...pictures })).toMatchObject({
      text: {
        media: [
          { url: 'https://api.twilio.com/a', type: 'image/jpeg' },
          { url: 'https://api.twilio.com/b', type: 'application/octet-stream' },
        ],
      },
    })
    expect(read({ ...incoming, NumMedia: '999999999' })).toMatchObject({ text: { media: [] } })
    expect(read({ ...incoming, NumMedia: '-1' })).toMatchObject({ text: { media: [] } })
  })

  it('names the keyword the carrier already answered', () => {
    expect(read({ ...incoming, Body: 'stop', OptOutType: 'STOP' })).toMatchObject({ text: { answeredKeyword: 'stop' } })
    expect(read({ ...incoming, OptOutType: 'SOMETHING' })).toMatchObject({ text: { answeredKeyword: null } })
  })

  it.each([
    ['queued', 'queued'],
    ['accepted', 'queued'],
    ['scheduled', 'queued'],
    ['sending', 'sending'],
    ['sent', 'sent'],
    ['delivered', 'delivered'],
    ['read', 'delivered'],
    ['undelivered', 'undelivered'],
    ['failed', 'failed'],
    ['canceled', 'failed'],
  ])('reports %s as %s', (MessageStatus, status) => {
    expect(read({ MessageSid: 'SM1', MessageStatus, From: '+1', To: '+2' }, `${url}?sendKey=abc`)).toEqual({
      kind: 'report',
      report: { providerMessageID: 'SM1', sendKey: 'abc', status, errorCode: null },
    })
  })

  it('reports the error of a text that did not arrive', () => {
    expect(read({ MessageSid: 'SM1', MessageStatus: 'undelivered', ErrorCode: '30003' })).toMatchObject({
      report: { errorCode: 30003, sendKey: null },
    })
    expect(read({ MessageSid: 'SM1', MessageStatus: 'undelivered', ErrorCode: 'what' })).toMatchObject({
      report: { errorCode: null },
    })
  })

  it('may be about a message we do not have', () => {
    expect(read({ Unknown: 'x' })).toEqual({ kind: 'other' })
    expect(read({ MessageSid: 'SM1', MessageStatus: 'constructor' })).toEqual({ kind: 'other' })
    expect(read({ MessageSid: 'SM1', Body: 'from nobody' })).toEqual({ kind: 'other' })
  })
})
