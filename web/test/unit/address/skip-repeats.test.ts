import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { skipRepeats } from '#address/skip-repeats.ts'

const start = (first: string) => {
  const history = createMemoryHistory({ initialEntries: [first] })
  skipRepeats(history)
  return {
    history,
    opens: (over: string) => history.push(over),
    closes: (under: string) => history.replace(under),
    at: () => history.location.href,
  }
}

test('Back from a screen whose dialogs are closed leads to the previous place', () => {
  const { history, opens, closes, at } = start('/inbox')
  history.push('/payments')
  for (const key of ['a', 'b', 'c']) {
    opens(`/payments?payment=${key}`)
    closes('/payments')
  }
  history.back()
  expect(at()).toBe('/inbox')
})

test('Back closes an open dialog, and Forward opens it again', () => {
  const { history, opens, at } = start('/payments')
  opens('/payments?payment=a')
  history.back()
  expect(at()).toBe('/payments')
  history.forward()
  expect(at()).toBe('/payments?payment=a')
})

/** From the inbox to the list, through a dialog over it, to a customer. */
const walked = () => {
  const { history, opens, closes, at } = start('/inbox')
  history.push('/payments')
  opens('/payments?payment=a')
  closes('/payments')
  history.push('/customers/1')
  return { history, at }
}

test('Back returns to the list from where a dialog led, and from there to the place before it', () => {
  const { history, at } = walked()
  history.back()
  expect(at()).toBe('/payments')
  history.back()
  expect(at()).toBe('/inbox')
})

test('Forward skips the repeat too', () => {
  const { history, at } = walked()
  history.back()
  history.back()
  history.forward()
  expect(at()).toBe('/payments')
  history.forward()
  expect(at()).toBe('/customers/1')
})

test('a step back that unsaved text has stopped goes no further', () => {
  const { history, at } = start('/inbox')
  history.push('/settings/company')
  history.notify({ type: 'BACK' })
  expect(at()).toBe('/settings/company')
})
