import { afterAll, beforeAll, describe, test, vi } from 'vitest'
import type { CallClient } from '@xd/core/client/call-client.ts'
import { HOUR_MS } from '@xd/core/domain/time/spans.ts'
import type { Booted } from '@xd/fixtures/boot.ts'
import { COMPANY, PEOPLE } from '@xd/fixtures/demo/people.ts'
import { unsubscribeURL } from '@xd/server/services/mailers/unsubscribe-link.ts'
import { readsWorld } from '../written/reads/world.ts'
import { pageLines } from './page-lines.ts'
import { toldPages } from './told-pages.ts'

const { payable, declined, expired, canceled, inStore, softDeclined, whitfield, silverPaid, greene, ortega } = PEOPLE
const SPANISH = { 'accept-language': 'es-MX, en;q=0.5' }
const BY_HAND = { accept: 'text/html' }
/** What differs from one answer to the next. */
const DIFFERS =
  /^(date|x-request-id|content-length|connection|keep-alive|transfer-encoding|content-encoding|etag|set-cookie)$/

/** What `page-parts.test.ts` tells of every page. */
const EVERYWHERE =
  /^(meta (charset|name=(viewport|color-scheme|robots|format-detection)|property=)|link rel=icon|script type=module|rect|text:)/

describe('all that a page says, and the headers that only it has', () => {
  let server: Booted
  let calls: ReadonlyMap<string, CallClient & { readonly token?: string }>
  let usual: ReadonlyMap<string, string>
  beforeAll(async () => {
    const world = await readsWorld(['owner', 'june'])
    ;({ server, calls } = world)
    usual = new Map((await fetch(`${server.url}/healthz`)).headers)
  }, 60_000)
  afterAll(async () => {
    vi.useRealTimers()
    await server.close()
  })

  /** The keys of a customer’s requests, the newest first. */
  const keyOf = async (custID: number, nth = 0) => {
    const rows = server.connection.reads.selectFrom('payments').select('paymentKey').where('custID', '=', custID)
    return (await rows.orderBy('paymentID', 'desc').execute())[nth]!.paymentKey
  }
  const keyWith = async (paymentID: number) => {
    const row = server.connection.reads.selectFrom('payments').select('paymentKey').where('paymentID', '=', paymentID)
    return (await row.executeTakeFirstOrThrow()).paymentKey
  }
  const linkOf = async (loanID: number) => {
    const row = server.connection.reads.selectFrom('loans').select('linkKey').where('loanID', '=', loanID)
    return (await row.executeTakeFirstOrThrow()).linkKey!
  }
  const emailOf = async (custID: number) => {
    const rows = server.connection.reads
      .selectFrom('emails')
      .innerJoin('messages', 'messages.messageID', 'emails.messageID')
      .innerJoin('conversations', 'conversations.convoID', 'messages.convoID')
      .select('emails.messageID')
    return (await rows.where('conversations.custID', '=', custID).orderBy('emails.messageID').execute())[0]!.messageID
  }
  const outOf = (custID: number) => unsubscribeURL('', server.config, { companyID: COMPANY.goldenPledge, custID })

  const told = toldPages('pages/pages')
  const tells = async (heading: string, path: string, given: RequestInit & { names?: readonly string[] } = {}) => {
    const { names = [], ...init } = given
    const answer = await fetch(`${server.url}${path}`, { redirect: 'manual', ...init })
    const known = [...names, ...path.split(/[/?]/).filter((part) => part.length >= 20)]
    const named = (line: string) =>
      known
        .reduce((text, name) => text.replaceAll(name, '{key}'), line)
        .replaceAll(encodeURIComponent(server.url), '{url}')
        .replaceAll(server.url, '{url}')
        .replaceAll(server.config.publicURL, '{url}')
        .replaceAll(server.sandboxURL, '{sandbox}')
        .replaceAll(/sha256-[^']+/g, '{digest}')
    const headers = [...answer.headers]
      .filter(([name, value]) => !DIFFERS.test(name) && usual.get(name) !== value)
      .map(([name, value]) => `${name}: ${value}`)
    const gone = [...usual.keys()].filter((name) => !DIFFERS.test(name) && !answer.headers.has(name))
    const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false
    const isText = /^text|json/.test(answer.headers.get('content-type') ?? '')
    const text = isPage || isText ? await answer.text() : ''
    const lines = isPage
      ? pageLines(text).filter((line) => !EVERYWHERE.test(line))
      : text.split('\n').map((line) => line.trim())
    told(
      heading,
      [String(answer.status), ...headers, ...gone.map((name) => `no ${name}`), ...lines].map(named).filter(Boolean),
    )
  }
  const as = (name: string) => ({ authorization: `Bearer ${calls.get(name)!.token}` })

  test.each([
    ['that can be paid', payable, ''],
    ['that can be paid, in Spanish', payable, '?lang=es'],
    ['whose card was refused', softDeclined, ''],
    ['that was declined', declined, ''],
    ['that expired', expired, ''],
    ['that was canceled, in Spanish', canceled, '?lang=es'],
    ['that was paid in the store', inStore, ''],
    ['that was paid', whitfield, ''],
    ['that was paid: its receipt', whitfield, '/receipt'],
    ['that was paid: its receipt in Spanish', whitfield, '/receipt?lang=es'],
    ['that can be paid: no receipt', payable, '/receipt'],
    ['of another company', silverPaid, ''],
    ['of another company: its receipt', silverPaid, '/receipt'],
  ])('a request %s', async (what, { custID }, rest) => {
    await tells(`a request ${what}`, `/p/${await keyOf(custID)}${rest}`)
  })

  test.each([412, 413, 414])('request %i', async (paymentID) => {
    const key = await keyWith(paymentID)
    await tells(`request ${paymentID}`, `/p/${key}`)
    await tells(`request ${paymentID}: its receipt`, `/p/${key}/receipt`)
  })

  test('a request in the browser’s language, and one that is not known', async () => {
    await tells('a request in the browser’s language', `/p/${await keyOf(payable.custID)}`, { headers: SPANISH })
    await tells('a request by key in Spanish', '/p/AAAAAAAAAAAAAAAAAAAAAA?lang=es', { names: [] })
    await tells('a request by a short key', '/p/short')
    await tells('a receipt by a short key', '/p/short/receipt', { headers: SPANISH })
    const key = await keyOf(payable.custID)
    await tells('a form sent without scripts', `/p/${key}?lang=es`, { method: 'POST' })
    await tells('an approval where there is none', `/p/${key}/approval?lang=es`, { method: 'POST' })
    await tells('an approval of nothing', '/p/short/approval', { method: 'POST' })
  })

  test.each([
    ['of a store', '/my/gp-main', {}],
    ['of a store, in Spanish', '/my/gp-main?lang=es', {}],
    ['of a store that is off', '/my/gp-prospect', {}],
    ['of a store that is closed', '/my/gp-depot', SPANISH],
    ['of nobody', '/my/nobody', {}],
  ])('the page %s', (what, path, headers) => tells(`the page ${what}`, path, { headers }))

  test('quotes', async () => {
    for (const loanID of [19, 22, 32, 36]) await tells(`quote ${loanID}`, `/q/${await linkOf(loanID)}`)
    await tells('a quote in Spanish on a day', `/q/${await linkOf(22)}?lang=es&on=2026-06-25`)
    await tells('a quote by an unknown key', '/q/AAAAAAAAAAAAAAAAAAAAAA', { headers: SPANISH })
  })

  test('unsubscribing', async () => {
    const [english, spanish] = [outOf(greene.custID), outOf(ortega.custID)]
    await tells('unsubscribing', english)
    await tells('unsubscribing a customer who writes Spanish', spanish, { headers: { 'accept-language': 'en' } })
    await tells('unsubscribing in English after all', `${spanish}?lang=en`)
    await tells('unsubscribed', english, { method: 'POST' })
    await tells('unsubscribed before', english)
    await tells('unsubscribing nobody', '/u/2-1-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA', { headers: SPANISH })
  })

  test('the chat bubble', async () => {
    await tells('the panel', '/bubble/goldenpledge')
    await tells('the panel in Spanish', '/bubble/goldenpledge?lang=es')
    await tells('no panel', '/bubble/copperlantern')
    await tells('a script of nobody', '/bubble/nobody/bubble.js')
  })

  test('an email, and files that are refused', async () => {
    const path = `/email/${await emailOf(greene.custID)}`
    await tells('an email', path, { headers: as('owner') })
    await tells('an email with its pictures', `${path}?images=1`, { headers: as('owner') })
    await tells('an email for nobody', path)
    await tells('an email that there isn’t', '/email/999999', { headers: as('owner') })
    await tells('a file for nobody', '/export/payments.csv', { headers: BY_HAND })
    await tells('a file for somebody else', '/export/users.csv', { headers: { ...as('june'), ...BY_HAND } })
    await tells('a file for a program', '/export/users.csv', { headers: as('june') })
    await tells('no file', '/export/nothing.csv', { headers: as('owner') })
    await tells('no document', '/export/nothing.pdf', { headers: as('owner') })
    await tells('a document for nobody', '/export/notice-letters.pdf')
    await tells('a search that is none', '/export/payments.csv?search=x', { headers: as('owner') })
    await tells('a customer’s data for somebody else', '/export/customers/2.zip', { headers: as('june') })
    await tells('no customer’s data', '/export/customers/999999.zip', { headers: as('owner') })
    await tells('a customer’s data', '/export/customers/2.zip', { headers: as('owner') })
  })

  test('other answers', async () => {
    const { logoKey } = await server.connection.reads
      .selectFrom('company_logos')
      .select('logoKey')
      .executeTakeFirstOrThrow()
    await tells('a logo', `/logo/${logoKey}`, { names: [logoKey] })
    await tells('no logo', '/logo/AAAAAAAAAAAAAAAAAAAAAAAA')
    await tells('no picture', '/media/AAAAAAAAAAAAAAAAAAAAAAAA', { headers: as('owner') })
    await tells('no calendar', '/ical/nothing.ics')
    await tells('a call that is not sent', '/api/labels/list')
    await tells('no call', '/api/labels/nothing', { method: 'POST' })
    await tells('no webhook of a gateway', '/hooks/cards/nobody', { method: 'POST' })
    await tells('no webhook of a carrier', '/hooks/texting/nobody', { method: 'POST' })
    await tells('no webhook of a mail service', '/hooks/email/nobody', { method: 'POST' })
    await tells('notices without a key', '/hooks/notices/gp-main', { method: 'POST' })
    await tells('ready', '/readyz')
    vi.setSystemTime(Date.now() + HOUR_MS)
    await tells('a call for nobody', '/api/labels/list', { method: 'POST', body: '{}' })
  })

  test('pages that are opened too often', async () => {
    for (const path of ['/my/nobody', '/q/AAAAAAAAAAAAAAAAAAAAAA'])
      await Promise.all(Array.from({ length: 60 }, () => fetch(`${server.url}${path}`)))
    await tells('the page of a store, too often', '/my/gp-main')
    await tells('the page of a store, too often, in Spanish', '/my/gp-main?lang=es')
    await tells('a quote, too often', `/q/${await linkOf(19)}`)
    await tells('a quote, too often, in Spanish', `/q/${await linkOf(19)}`, { headers: SPANISH })
  })

  test('pages while the database is broken', async () => {
    vi.setSystemTime(Date.now() + HOUR_MS)
    const paths = {
      'a store': '/my/gp-main',
      'a quote': `/q/${await linkOf(19)}`,
      'a request': `/p/${await keyOf(payable.custID)}`,
      'a receipt': `/p/${await keyWith(413)}/receipt`,
      unsubscribing: outOf(greene.custID),
      'the panel': '/bubble/goldenpledge',
    }
    const moved = (from: string, to: string) => server.connection.writes.schema.alterTable(from).renameTo(to).execute()
    await moved('companies', 'companies_away')
    try {
      for (const [what, path] of Object.entries(paths))
        for (const headers of [{}, SPANISH])
          await tells(`broken: ${what}${'accept-language' in headers ? ', in Spanish' : ''}`, path, { headers })
    } finally {
      await moved('companies_away', 'companies')
    }
  })
})
