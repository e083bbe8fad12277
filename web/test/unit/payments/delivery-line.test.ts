import { renderToStaticMarkup } from 'react-dom/server'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { DeliveryLine } from '#features/payments/delivery-line.tsx'

const FAILED = { messageStatus: 'undelivered', messageTwilioError: 30003 } as const
const shown = (payment: Parameters<typeof DeliveryLine>[0]['payment']) =>
  renderToStaticMarkup(createElement(DeliveryLine, { payment }))

test('the reason for a request’s failed text has a warning until the request is paid', () => {
  const open = shown({ ...FAILED, paymentStatus: 'sent' })
  expect(open).toContain('<svg')
  const paid = shown({ ...FAILED, paymentStatus: 'approved' })
  expect(paid).not.toContain('<svg')
  expect(paid.replaceAll(/<[^>]*>/g, '')).toBe('Not delivered')
})
