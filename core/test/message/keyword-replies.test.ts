import { expect, test } from 'vitest'
import { keywordReply } from '#domain/message/keyword-replies.ts'
import { messageKeyword } from '#domain/message/keyword.ts'

const store = { storeName: 'Golden Pledge', storePhone: '(213) 555-0100' }

test.each([
  [
    'stop',
    'en',
    'Golden Pledge: You have opted out and will get no more texts from us. Reply START to get them again.',
  ],
  [
    'stop',
    'es',
    'Golden Pledge: Se dio de baja y ya no le enviaremos mensajes. Responda ALTA o START para volver a recibirlos.',
  ],
  ['start', 'en', 'Golden Pledge: You will get our texts again. Reply STOP to opt out. Call (213) 555-0100 for help.'],
  [
    'start',
    'es',
    'Golden Pledge: Le enviaremos mensajes de nuevo. Responda ALTO para darse de baja. ¿Ayuda? Llame al (213) 555-0100.',
  ],
  [
    'help',
    'en',
    'Golden Pledge: We text about your loans and payments. Call (213) 555-0100 for help. Reply STOP to opt out. Msg and data rates may apply.',
  ],
  [
    'help',
    'es',
    'Golden Pledge: Le escribimos sobre sus boletas y pagos. ¿Ayuda? Llame al (213) 555-0100. Responda ALTO para darse de baja. Pueden aplicarse tarifas.',
  ],
] as const)('%s is answered in %s: %s', (keyword, language, reply) => {
  expect(keywordReply(keyword, store, language)).toBe(reply)
  const call = language === 'en' ? ' Call (213) 555-0100 for help.' : ' ¿Ayuda? Llame al (213) 555-0100.'
  expect(keywordReply(keyword, { storeName: 'Golden Pledge' }, language)).toBe(reply.replace(call, ''))
  expect(keywordReply(keyword, { ...store, storePhone: '' }, language)).toBe(reply.replace(call, ''))
})

test.each([
  ['OPT-OUT', 'stop'],
  ['opt – out', 'stop'],
  ['opt\u2010out', 'stop'],
  ['opt   out', 'stop'],
  ['¡¡¡STOP!!! 🛑', 'stop'],
  ['***stop', 'stop'],
  ['Stop. Stop, stop', 'stop'],
  ['please stop stop', undefined],
  ['stop stopping', undefined],
  ['end stop', undefined],
] as const)('the text %j is the keyword %s', (body, keyword) =>
  expect(messageKeyword(body, { optedOut: false })).toBe(keyword),
)
