import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Booted } from '@xd/fixtures/boot.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { type Contact, PATIENCE, textWorld, type TextWorld } from '../messaging/text-world.ts'
import { NEXT_CENTURY, shownOf } from '../payments/pay-world.ts'

const DEBIT = { number: '4000056655665556', expMonth: 12, expYear: 2035, cvc: '123' }
const REFUSED = {
  code: 'invalid_input',
  fields: { 'customer.custLanguage': 'Your company writes to customers in English only' },
}

describe.each(ENGINES)('a company that writes to its customers in English only, on %s', (database) => {
  let world: TextWorld
  let owner: Awaited<ReturnType<Booted['signIn']>>
  let known: Contact
  let custPhone: string
  beforeAll(async () => {
    world = await textWorld({ database })
    owner = await world.signIn('owner')
    known = await world.contact()
    custPhone = known.phone
    await speaksSpanish(known)
    const auto = { autoReplyMessage: 'Closed.', autoReplyMessageES: 'Cerrado.' }
    await world.connection.writes.updateTable('stores').set(auto).where('storeID', '=', world.storeID).execute()
    await choose(['en'])
  })
  afterAll(() => world.close())

  const choose = (companyLanguages: ('en' | 'es')[]) =>
    owner('settings/company/save', { company: { companyLanguages } })
  const contact = { custFirstName: 'Ana', custLastName: 'Tester' }
  const speaksSpanish = ({ custID, phone }: Contact) =>
    world.clerk('customers/save', { customer: { custID, custPhone: phone, ...contact, custLanguage: 'es' } })
  const languageOf = async ({ custID }: Contact) =>
    (await world.clerk('customers/fetch', { customerID: custID })).customer.custLanguage
  const answers = async ({ convoID }: Contact) =>
    (await world.messages(convoID)).filter(({ messageAutomatic }) => messageAutomatic).map((one) => one.messageBody)
  const request = async () => {
    const payment = {
      paymentAmount: 45.5,
      paymentMemo: 'Interest',
      paymentMode: 'any',
      paymentValidBeforeLocalTZ: NEXT_CENTURY,
    } as const
    const asked = { convoID: known.convoID, payment, clientMessageID: randomUUID() }
    return (await world.clerk('payments/send', asked)).payment.paymentKey
  }
  const page = async (path: string) =>
    shownOf(await fetch(`${world.url}/p/${path}`, { headers: { 'accept-language': 'es' } }))

  test('tells everyone who is signed in, and the activity log', async () => {
    expect((await world.clerk('auth/info', {})).company.companyLanguages).toEqual(['en'])
    expect((await owner('settings/company/fetch', {})).company.companyLanguages).toEqual(['en'])
    // Unchanged values aren't logged.
    const { company } = await owner('settings/company/fetch', {})
    const { companyName, companyLanguages } = company
    await owner('settings/company/save', { company: { companyName, companyLanguages, companySessionDays: 9 } })
    const { activity } = await owner('settings/activity/list', { search: { action: 'company-save' } })
    expect(activity.map(({ words }) => words)).toEqual(['Sign-ins last 9 days', 'Customers get English only'])
  })

  test('keeps customers who have Spanish, and sets it for no other', async () => {
    const custEmail = 'ana@example.com'
    await world.clerk('customers/save', { customer: { custID: known.custID, custPhone, ...contact, custEmail } })
    await speaksSpanish(known)
    expect(await languageOf(known)).toBe('es')
    const other = await world.contact()
    await expect(speaksSpanish(other)).rejects.toMatchObject(REFUSED)
    const customer = { custPhone: '+14152009999', ...contact, custLanguage: 'es' } as const
    await expect(world.clerk('customers/save', { customer })).rejects.toMatchObject(REFUSED)
    await world.clerk('customers/save', {
      customer: { custID: other.custID, custPhone: other.phone, ...contact, custLanguage: 'en' },
    })
  })

  test('answers keywords and texts after hours in English, whatever they are written in', async () => {
    const one = await world.contact()
    await world.write(one.phone, 'AYUDA')
    await world.write(one.phone, 'ALTO')
    expect(await answers(one)).toEqual([
      expect.stringContaining('Reply STOP to opt out'),
      expect.stringContaining('You have opted out'),
    ])
    await world.setOpen(false)
    await world.write(custPhone, '¿Están abiertos?')
    await world.setOpen(true)
    expect(await answers(known)).toEqual(['Closed.'])
  })

  test('requests, takes and confirms money in English, and its pages offer no other language', async () => {
    const paymentKey = await request()
    expect((await world.messages(known.convoID)).at(-1)!.messageBody).toMatch(/^Golden Pledge Main St: .*\$45\.50/)
    expect((await world.messages(known.convoID)).at(-1)!.messageBody).not.toMatch(/pague|pagar/i)
    const payable = await page(`${paymentKey}?lang=es`)
    expect(payable).toContain('<html lang="en">')
    expect(payable).toContain('Pay $45.50')
    expect(payable).not.toContain('hreflang')
    const card = await world.sandbox<{ token: string }>('/cards/tokenize', { ...DEBIT, number: '4000000000000002' })
    const submit = { paymentKey, attemptKey: randomUUID(), language: 'es' } as const
    const { attempt } = await world.call('pay/submit', { ...submit, token: card.token })
    expect(attempt.message).toMatch(/card/)
    const { token } = await world.sandbox<{ token: string }>('/cards/tokenize', DEBIT)
    await world.call('pay/submit', { ...submit, attemptKey: randomUUID(), token })
    const receipt = await page(`${paymentKey}/receipt?lang=es`)
    expect(receipt).toContain('<html lang="en">')
    expect(receipt).not.toContain('hreflang')
    const mailed = `${randomUUID()}@example.com`
    await world.call('pay/email-receipt', { paymentKey, email: mailed, language: 'es' })
    const mails = async (address: string) =>
      (await world.sandbox<{ messages: { subject: string }[] }>('/mail/messages', { address })).messages
    await expect.poll(async () => (await mails(mailed))[0]?.subject, PATIENCE).toMatch(/^Receipt from /)
    await expect
      .poll(async () => (await world.phone(custPhone)).at(-1)?.body, PATIENCE)
      .toContain('We received your payment of $45.50')
  })

  test('has its Spanish back once it writes Spanish again', async () => {
    await choose(['en', 'es'])
    const paymentKey = await request()
    const payable = await page(paymentKey)
    expect(payable).toContain('<html lang="es">')
    expect(payable).toContain('href="?lang=en"')
    const one = await world.contact()
    await speaksSpanish(one)
    expect(await languageOf(one)).toBe('es')
  })
})
