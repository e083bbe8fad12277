import { describe, expect, it } from 'vitest'
import { isTwilioSignature, twilioSignature } from '@xd/server/providers/texting/twilio-signature.ts'

const token = '12345'

const vectors: { name: string; url: string; form: Record<string, string>; signature: string }[] = [
  {
    name: 'the vector of Twilio’s own library',
    url: 'https://mycompany.com/myapp.php?foo=1&bar=2',
    form: {
      CallSid: 'CA1234567890ABCDE',
      Caller: '+14158675309',
      Digits: '1234',
      From: '+14158675309',
      To: '+18005551212',
    },
    signature: 'RSOYDt4T1cUTdK1PDd93/VVr8B8=',
  },
  {
    name: 'an inbound message',
    url: 'https://shop.example/hooks/twilio/inbound',
    form: {
      AccountSid: `AC${'0'.repeat(32)}`,
      Body: 'STOP',
      From: '+14155550100',
      MessageSid: `SM${'0'.repeat(32)}`,
      NumMedia: '0',
      OptOutType: 'STOP',
      To: '+14155550199',
    },
    signature: '6ETpa2Yoc8uEGKyXGnNV/8qcW6A=',
  },
]

describe('the carrier’s signature', () => {
  it.each(vectors)('matches $name', ({ url, form, signature }) => {
    expect(twilioSignature(token, url, new URLSearchParams(form))).toBe(signature)
    expect(isTwilioSignature(signature, token, url, new URLSearchParams(form))).toBe(true)
  })

  it.each(vectors)('is refused if anything in $name differs', ({ url, form, signature }) => {
    const posted = new URLSearchParams(form)
    const altered = new URLSearchParams({ ...form, From: '+14155550101' })
    expect(isTwilioSignature(signature, 'another token', url, posted)).toBe(false)
    expect(isTwilioSignature(signature, token, `${url}x`, posted)).toBe(false)
    expect(isTwilioSignature(signature, token, url, altered)).toBe(false)
    expect(isTwilioSignature(`${signature}=`, token, url, posted)).toBe(false)
    expect(isTwilioSignature('', token, url, posted)).toBe(false)
  })

  it('may be computed over the address with or without its standard port', () => {
    const form = new URLSearchParams({ Body: 'hello' })
    const withPort = twilioSignature(token, 'https://shop.example:443/hooks/texting/twilio?sendKey=a', form)
    expect(isTwilioSignature(withPort, token, 'https://shop.example/hooks/texting/twilio?sendKey=a', form)).toBe(true)
    const otherPort = twilioSignature(token, 'https://shop.example:8443/hooks/texting/twilio', form)
    expect(isTwilioSignature(otherPort, token, 'https://shop.example/hooks/texting/twilio', form)).toBe(false)
    expect(isTwilioSignature(otherPort, token, 'https://shop.example:8443/hooks/texting/twilio', form)).toBe(true)
  })

  it('may be computed over a plain address with its port, too, but not over another user’s', () => {
    const form = new URLSearchParams({ Body: 'hello' })
    const isRight = (signed: string, url: string) =>
      isTwilioSignature(twilioSignature(token, signed, form), token, url, form)
    expect(isRight('http://shop.example/hooks', 'http://shop.example:80/hooks')).toBe(true)
    expect(isRight('http://shop.example:80/hooks', 'http://shop.example/hooks')).toBe(true)
    expect(isRight('http://shop.example:443/hooks', 'http://shop.example/hooks')).toBe(false)
    expect(isRight('https://shop.example:80/hooks', 'https://shop.example/hooks')).toBe(false)
    expect(isRight('https://shop.example/hooks', 'https://ida:word@shop.example/hooks')).toBe(false)
    expect(isRight('https://ida:word@shop.example/hooks', 'https://ida:word@shop.example/hooks')).toBe(true)
  })

  it('includes each value of a repeated name once, sorted', () => {
    const repeated = new URLSearchParams('MediaUrl=b&MediaUrl=a&MediaUrl=b')
    expect(twilioSignature(token, 'https://shop.example/', repeated)).toBe(
      twilioSignature(token, 'https://shop.example/', new URLSearchParams('MediaUrl=a&MediaUrl=b')),
    )
  })
})
