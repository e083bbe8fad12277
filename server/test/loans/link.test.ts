import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { quotePageText } from '@xd/core/domain/loan/quote-page-text.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { COMPANY, PEOPLE } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { acceptance } from './not-covered.ts'

type SignedIn = Awaited<ReturnType<Booted['signIn']>>

describe.each(ENGINES)('a shared quote, on %s', (database) => {
  let server: Booted
  let clerk: SignedIn
  let [url, loanID] = ['', 0]
  beforeAll(async () => {
    server = await boot({ database })
    clerk = await server.signIn('clerk')
    const loan = { amount: 175, loanDate: '2026-04-08', regime: 'ca_2019', custID: PEOPLE.whitfield.custID }
    ;({ loanID } = (await clerk('loans/save', { loan: { ...loan, loanItem: 'his ring' } })).loan)
    ;({ url } = await clerk('loans/share', { loanID }))
  })
  afterAll(() => server.close())

  const open = async (query = '', at = url, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${at}${query}`, { headers })
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  }
  const owed = (page: string) => /id="owed"[^>]*>([^<]+)</.exec(page)?.[1]

  test('shows the amount owed on a day, with or without scripts, and nobody’s name', async () => {
    const { status, text } = await open('?on=2026-05-08')
    expect(status).toBe(200)
    expect(owed(text)).toBe('$197.00')
    expect(text).toContain('You owe on Fri, May 8, 2026')
    expect(owed((await open('?on=2026-08-06')).text)).toBe('$202.25')
    const grace = (await open('?on=2026-08-16')).text
    expect([owed(grace), grace.includes('In the grace period')]).toEqual(['$207.50', true])
    // Outside the loan, its nearest day.
    expect(owed((await open('?on=2026-01-01')).text)).toBe('$197.00')
    expect(owed((await open('?on=2030-01-01')).text)).toBe('$207.50')
    expect(owed((await open('?on=nonsense')).text)).toMatch(/^\$/)
    const amounts = JSON.parse(/data-amounts="([^"]+)"/.exec(text)![1]!) as number[]
    expect([amounts.length, amounts[0], amounts[120], amounts[130]]).toEqual([131, 19700, 20225, 20750])
    for (const secret of ['Whitfield', PEOPLE.whitfield.custPhone.slice(-4), 'his ring'])
      expect(text).not.toContain(secret)
  })

  test('is in either language, and keeps the day when the language changes', async () => {
    const spanish = (await open('?on=2026-05-08&lang=es')).text
    expect(spanish).toContain('<html lang="es">')
    expect(spanish).toContain('Un préstamo de $175.00')
    expect(spanish).toContain('href="?lang=en&amp;on=2026-05-08"')
    expect((await open('', url, { 'accept-language': 'es-MX' })).text).toContain('<html lang="es">')
  })

  test('ends with directions: each store’s phone, address and map, and a text link', async () => {
    const { stores } = await clerk('stores/list', {})
    const page = (await open()).text
    const end = page.slice(page.indexOf('Come see us'))
    for (const { storeName, storePhone, storeSMSNumber, storeAddressStr } of stores) {
      expect(end).toContain(storeName)
      expect(end).toContain(`href="tel:${storePhone}"`)
      expect(end).toContain(`destination=${encodeURIComponent(storeAddressStr.replace(/\s+/g, ' '))}"`)
      expect(end).toContain(`href="sms:${storeSMSNumber}?&amp;body=I&#39;m%20coming%20in%20about%20my%20loan%20quote`)
    }
    expect((await open('?lang=es')).text).toContain('Cómo llegar')
  })

  test('names only the company’s open stores, by their age, and a single one’s phone at its top', async () => {
    const { reads, writes } = server.connection
    const before = await reads.selectFrom('stores').selectAll().where('companyID', '=', COMPANY.goldenPledge).execute()
    const ids = before.map(({ storeID }) => storeID).sort((one, other) => one - other)
    const set = (storeID: number, more: { storeEnabled?: 0 | 1; storeDeleted?: 0 | 1; storePhone?: string }) =>
      writes.updateTable('stores').set(more).where('storeID', '=', storeID).execute()
    const phone = (storeID: number) => `+1213555010${storeID}`
    const called = async () => [...(await open()).text.matchAll(/href="tel:([^"]*)"/g)].map(([, number]) => number)
    for (const storeID of ids) await set(storeID, { storePhone: phone(storeID), storeEnabled: 1, storeDeleted: 0 })
    expect(await called()).toEqual(ids.map(phone))
    const [first, second, ...others] = ids
    await set(first!, { storeEnabled: 0 })
    expect(await called()).toEqual(ids.slice(1).map(phone))
    await set(first!, { storeEnabled: 1, storeDeleted: 1 })
    expect(await called()).toEqual(ids.slice(1).map(phone))
    for (const storeID of others) await set(storeID, { storeEnabled: 0 })
    expect(await called()).toEqual([phone(second!), phone(second!)])
    for (const { storeID, storeEnabled, storeDeleted, storePhone } of before)
      await set(storeID, { storeEnabled, storeDeleted, storePhone })
  })

  test('runs only its own script, is not cached, and is not indexed by search engines', async () => {
    const { headers, text } = await open()
    const [, script = ''] = /<script type="module">(.*?)<\/script>/s.exec(text) ?? []
    const digest = `'sha256-${createHash('sha256').update(script).digest('base64')}'`
    expect(headers.get('content-security-policy')).toContain(`script-src ${digest};`)
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect([headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual(['no-store', 'noindex, nofollow'])
  })

  test('ends with the quote: changed, declined, expired or without the module; all keys then get the same answer', async () => {
    const { text: nothing } = await open('', `${server.url}/q/AAAAAAAAAAAAAAAAAAAAAA`)
    const over = async (at: string) => {
      const { status, text } = await open('', at)
      expect([status, text]).toEqual([404, nothing])
    }
    expect(nothing).toContain(quotePageText('en').over.title)
    await over(`${server.url}/q/short`)
    const shared = async () => {
      const made = (await clerk('loans/save', { loan: { amount: 100 } })).loan
      return { made, at: (await clerk('loans/share', { loanID: made.loanID })).url }
    }
    const changed = await shared()
    await clerk('loans/save', { loan: { loanID: changed.made.loanID, amount: 101 } })
    await over(changed.at)
    const declined = await shared()
    await clerk('loans/save', { loan: { loanID: declined.made.loanID, loanStatus: 'declined' } })
    await over(declined.at)
    const expired = await shared()
    await server.connection.writes
      .updateTable('loans')
      .set({ expiresAt: 1 })
      .where('loanID', '=', expired.made.loanID)
      .execute()
    await over(expired.at)
    const accepted = await shared()
    await clerk('loans/save', { loan: acceptance(accepted.made) })
    expect((await open('', accepted.at)).text).toContain('You have accepted this quote.')
    const company = () =>
      server.connection.writes.updateTable('companies').where('companyID', '=', COMPANY.goldenPledge)
    const { features } = await server.connection.reads
      .selectFrom('companies')
      .select('features')
      .where('companyID', '=', COMPANY.goldenPledge)
      .executeTakeFirstOrThrow()
    await company().set({ features: '["payments"]' }).execute()
    await over(accepted.at)
    await company().set({ features }).execute()
    expect((await open('', accepted.at)).status).toBe(200)
  })

  test('limits machines that try keys', async () => {
    const answers = []
    for (let i = 0; i < 61; i += 1)
      answers.push((await open('', `${server.url}/q/AAAAAAAAAAAAAAAAAAAAA${i % 10}`)).status)
    expect(answers.at(-1)).toBe(429)
  })
})
