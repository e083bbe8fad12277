import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { COMPANY } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { eventsSince } from '../events.ts'
import { payWorld, type PayWorld, shownOf } from '../payments/pay-world.ts'

type SignedIn = PayWorld['clerk']

const VISA = '4000056655665556'
const solid = (width: number, height: number, background = '#14532d') =>
  sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer()
/** As hard to compress as a picture can be. */
const photo = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#000000', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  })
    .jpeg({ quality: 90 })
    .toBuffer()

describe.each(ENGINES)('a company’s logo, on %s', (database) => {
  let world: PayWorld
  let owner: SignedIn
  beforeAll(async () => {
    world = await payWorld({ database })
    owner = await world.signIn('owner')
  })
  afterAll(() => world.close())

  const upload = async (content: Uint8Array, by = owner) => {
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(content)]), 'logo')
    const headers = { authorization: `Bearer ${by.token}` }
    const answer = await fetch(`${world.url}/api/media/upload`, { method: 'POST', headers, body: form })
    return ((await answer.json()) as { media: { mediaID: number; url: string } }).media
  }
  const save = async (companyLogo: number | null) =>
    (await owner('settings/company/save', { company: { companyLogo } })).company.companyLogo
  const saved = async (content: Uint8Array) => (await save((await upload(content)).mediaID))!
  /** As customers fetch it: without a session. */
  const get = (path: string) => fetch(`${world.url}${path}`)
  const pictureAt = async (path: string) => {
    const content = Buffer.from(await (await get(path)).arrayBuffer())
    return { bytes: content.byteLength, ...(await sharp(content).metadata()) }
  }
  const page = async (path: string) => shownOf(await get(`/p/${path}`))

  test('replaces the mark on the pay page and the receipt, until it is removed', async () => {
    const { paymentKey } = await world.request()
    expect(await page(paymentKey)).toContain('shop-mark')
    const news = await eventsSince(world.connection, COMPANY.goldenPledge)
    const logo = await saved(await solid(1200, 300))
    expect((await owner('settings/company/fetch', {})).company.companyLogo).toBe(logo)
    const shown =
      /<img\s+class="shop-logo"\s+src="([^"]+)"\s+width="160"\s+height="40"\s+alt="Golden Pledge Pawn &amp; Loan"\s*\/>/
    const payPage = await page(paymentKey)
    expect(shown.exec(payPage)?.[1]).toBe(logo)
    expect(payPage).not.toContain('class="shop-mark"')
    await world.pay(paymentKey, VISA)
    expect(shown.exec(await page(`${paymentKey}/receipt`))?.[1]).toBe(logo)
    expect(await save(null)).toBeNull()
    expect(await page(`${paymentKey}/receipt`)).toContain('class="shop-mark"')
    const told = (await news()).filter(({ event }) => event === 'reload_company')
    expect(told).toHaveLength(2)
    const lines = await world.connection.reads
      .selectFrom('audit')
      .select('detail')
      .where('action', '=', 'company-save')
      .orderBy('auditID')
      .execute()
    expect(lines.map(({ detail }) => JSON.parse(detail!) as unknown)).toEqual([
      { companyLogo: 'replaced' },
      { companyLogo: 'removed' },
    ])
  })

  test('is small, is cached by browsers for good, may be shown by a mail program, and never runs', async () => {
    const logo = await saved(await photo(700, 420))
    const { headers } = await get(logo)
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-type': 'image/webp',
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    const { bytes, height } = await pictureAt(logo)
    expect(bytes).toBeLessThanOrEqual(20_000)
    expect(height).toBeLessThanOrEqual(132)
  })

  // Decided before any database query.
  test.runIf(database === 'sqlite')('keeps its shape, its sharp lines and its transparency', async () => {
    const wide = await pictureAt(await saved(await solid(1400, 70, '#00000000')))
    expect(wide).toMatchObject({ format: 'png', width: 480, height: 24, hasAlpha: true })
    expect(await pictureAt(await saved(await solid(100, 1000)))).toMatchObject({ width: 13, height: 132 })
    expect(await pictureAt(await saved(await solid(30, 20)))).toMatchObject({ width: 30, height: 20 })
  })

  test.runIf(database === 'sqlite').each(['#ffffff', '#00000000'])(
    'an empty margin of %s around it is left out',
    async (background) => {
      const input = await solid(300, 100)
      const framed = sharp({ create: { width: 600, height: 800, channels: 4, background } }).composite([{ input }])
      expect(await pictureAt(await saved(await framed.png().toBuffer()))).toMatchObject({ width: 300, height: 100 })
    },
  )

  test('a new one has a new address, and leaves neither the old one nor the upload behind', async () => {
    const first = await saved(await solid(60, 40))
    const { mediaID, url } = await upload(await solid(60, 44))
    const second = await save(mediaID)
    expect(second).not.toBe(first)
    expect((await get(first)).status).toBe(404)
    const kept = await world.connection.reads
      .selectFrom('media')
      .select('mediaID')
      .where('mediaID', '=', mediaID)
      .execute()
    expect(kept).toEqual([])
    const rows = await world.connection.reads.selectFrom('company_logos').select('companyID').execute()
    expect(rows).toEqual([{ companyID: COMPANY.goldenPledge }])
    expect((await get(second!.replace('/logo/', '/media/'))).status).toBe(404)
    expect((await get(url.replace('/media/', '/logo/'))).status).toBe(404)
    expect((await get('/logo/1')).status).toBe(404)
  })

  test('an upload that a quick reply also shows stays', async () => {
    const { mediaID } = await upload(await solid(50, 40))
    const reply = { replyTitle: 'Our sign', replyShortcode: 'sign', replyBody: 'Look for it.', media: [mediaID] }
    await owner('settings/quick-replies/save', { reply })
    await save(mediaID)
    const { replies } = await owner('inbox/get-quick-replies', {})
    expect(replies.find(({ replyShortcode }) => replyShortcode === 'sign')?.replyMedia).toMatchObject([{ mediaID }])
  })

  test('is made only from the user’s own upload', async () => {
    const before = (await owner('settings/company/fetch', {})).company
    const missing = { status: 404, code: 'not_found' }
    const { mediaID } = await upload(await solid(9, 9), world.clerk)
    await expect(save(mediaID)).rejects.toMatchObject(missing)
    const received = await world.connection.reads
      .selectFrom('message_media as mm')
      .innerJoin('messages as m', 'm.messageID', 'mm.messageID')
      .select('mm.mediaID')
      .where('mm.companyID', '=', COMPANY.goldenPledge)
      .where('m.messageDirection', '=', 'in')
      .executeTakeFirstOrThrow()
    await expect(save(received.mediaID)).rejects.toMatchObject(missing)
    await expect(world.clerk('settings/company/save', { company: { companyLogo: mediaID } })).rejects.toMatchObject({
      code: 'not_allowed',
    })
    expect((await owner('settings/company/fetch', {})).company).toEqual(before)
  })

  test('a save that comes too late changes nothing', async () => {
    const { companyVersion, companyLogo } = (await owner('settings/company/fetch', {})).company
    const { mediaID } = await upload(await solid(12, 9))
    await expect(
      owner('settings/company/save', { company: { companyLogo: mediaID }, expectedVersion: companyVersion - 1 }),
    ).rejects.toMatchObject({ code: 'conflict' })
    expect((await owner('settings/company/fetch', {})).company.companyLogo).toBe(companyLogo)
    expect(await save(mediaID)).toMatch(/^\/logo\/[\w-]{24}$/)
  })
})
