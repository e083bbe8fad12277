import { describe, expect, test } from 'vitest'
import { customerAddress } from '#features/sandbox/customer-address.ts'

describe('a link on a simulated phone', () => {
  test.each([
    ['http://localhost:4000/p/abc', 'localhost', '4000', 'http://127.0.0.1:4000/p/abc'],
    ['http://localhost:4000/p/abc', '127.0.0.1', '4000', 'http://localhost:4000/p/abc'],
    ['http://127.0.0.1:4000/p/abc?lang=es', 'localhost', '4000', 'http://127.0.0.1:4000/p/abc?lang=es'],
    ['http://localhost:5000/p/abc', 'localhost', '4000', 'http://localhost:5000/p/abc'],
    ['https://pay.example.com/p/abc', 'localhost', '4000', 'https://pay.example.com/p/abc'],
    ['http://localhost:4000/p/abc', 'demo.example.com', '4000', 'http://localhost:4000/p/abc'],
  ])('%s beside %s:%s opens as %s', (link, hostname, port, opened) => {
    expect(customerAddress(link, { hostname, port })).toBe(opened)
  })
})
