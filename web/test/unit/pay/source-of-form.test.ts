import { expect, test, vi } from 'vitest'
import { sourceOfForm } from '#pay/source-of-form.ts'
import { aBrowserPage } from '../browser-page.ts'

/** A form that the page was served with, and the page's address. */
const onPage = (data: Readonly<Record<string, string>>, address: string) => {
  const { document, history } = aBrowserPage(address, '<form></form>')
  const form = document.querySelector('form')!
  Object.assign(form.dataset, data)
  const replaced = vi.spyOn(history, 'replaceState')
  const heard: unknown[] = []
  const source = sourceOfForm(form, { news: (news: unknown) => heard.push(news) } as never)
  return { source, heard, addresses: replaced.mock.calls.map(([, , to]) => String(to)) }
}

test('PayPal leads to its site before the customer has approved', () => {
  const { source, addresses } = onPage({ form: 'approval' }, 'https://xd.test/p/k?token=T&PayerID=P&lang=es')
  expect(source).toEqual({ leads: true, tell: expect.any(Function) as unknown })
  expect(addresses).toEqual(['https://xd.test/p/k?lang=es'])
})

test('an approval is given once, and leaves the address', () => {
  const page = onPage({ form: 'approval', approved: 'A-1' }, 'https://xd.test/p/k?approval=A-1')
  expect(page.source).toMatchObject({ given: true, oneTry: true })
  page.source!.tell('tokenize')
  expect(page.heard).toEqual([{ event: 'token', token: 'A-1' }])
  expect(page.addresses).toEqual(['https://xd.test/p/k'])
})

test('a page without a form has no source, nor has a frame without its gateway', () => {
  expect(onPage({}, 'https://xd.test/p/k').source).toBeUndefined()
  expect(onPage({ form: 'frame' }, 'https://xd.test/p/k').source).toBeUndefined()
})
