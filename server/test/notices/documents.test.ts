import sharp from 'sharp'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { documentPath, type DocumentName } from '@xd/core/contract/documents.ts'
import { asLocalDay } from '@xd/core/domain/time/day.ts'
import { COMPANY, STORE } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { noticeTo } from '@xd/fixtures/testing/notice-push.ts'
import { PATIENCE } from '../messaging/text-world.ts'
import { type NoticeWorld, noticeWorld } from './notice-world.ts'

describe.each(ENGINES)('notices on paper, on %s', (database) => {
  let world: NoticeWorld
  beforeAll(async () => {
    world = await noticeWorld({ database })
    const owner = await world.signIn('owner')
    const content = await sharp({ create: { width: 30, height: 9, channels: 4, background: '#c8a0148c' } })
      .webp()
      .toBuffer()
    await world.connection.writes
      .insertInto('company_logos')
      .values({
        companyID: COMPANY.goldenPledge,
        logoKey: 'letters',
        type: 'image/webp',
        width: 30,
        height: 9,
        content,
      })
      .execute()
    await owner('settings/notices/save', { settings: { storeID: STORE.main, noticeLaw: 'california' } })
  })
  afterAll(() => world.close())

  const get = (name: DocumentName, search: object, token: string | undefined = world.clerk.token) =>
    fetch(`${world.url}${documentPath(name, search)}`, {
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    })
  /** The text of each page, with single spaces. */
  const pages = async (answer: Response): Promise<string[]> => {
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(await answer.arrayBuffer())))
    return text.map((page) => page.replaceAll(/\s+/g, ' '))
  }
  const letter = (name: string, more: object = {}) => {
    const notice = noticeTo(world.newNumber(), name)
    const past = { dueDate: '2026-11-01', graceDate: '2026-11-11' }
    return { ...notice, tickets: notice.tickets.map((ticket) => ({ ...ticket, ...past })), ...more }
  }

  it('prints the letters of a batch, each in its customer’s language, until they are mailed', async () => {
    const batchID = await world.sent(
      [
        letter('Ana Muñoz', { language: 'es', postalAddress: '1810 Cinderwood Ave\nLos Angeles, CA 90015' }),
        letter('Nguyễn Thị Hà', { postalAddress: '77 Old Mill Rd, Los Angeles, CA 90015' }),
        letter('王 小明', { postalAddress: '78 Old Mill Rd, Los Angeles, CA 90015' }),
      ],
      'past-due',
    )
    await world.becomes(batchID, 'attention')
    const [spanish, english, chinese, ...none] = await pages(await get('notice-letters', { batch: batchID }))
    expect(none).toEqual([])
    // Boxes for a name would reach nobody.
    expect(chinese).toMatch(/^Notice \d+ is not printed Our font doesn’t have some letters in its name/)
    expect(chinese).not.toContain('Old Mill')
    expect(spanish).toContain('Golden Pledge Main St')
    expect(spanish).toContain('Ana Muñoz 1810 Cinderwood Ave Los Angeles, CA 90015')
    expect(spanish).toMatch(/Su boleta ya venció Su boleta \d+ venció el domingo 1 de noviembre\./)
    expect(spanish).toContain('Si tiene preguntas, llámenos al')
    expect(spanish).toContain('Por pagar')
    // Ten days after it is sent: the app's own day would come too early.
    expect(spanish).not.toContain('11 de noviembre de 2026')
    expect(spanish).toMatch(/1 de noviembre de 2026 \d+ de \w+ de 20\d\d \$120\.50/)
    expect(spanish).toContain('Último día: el que se indica arriba o, si es más tarde, diez días después')
    expect(english).toContain('Nguyễn Thị Hà 77 Old Mill Rd Los Angeles, CA 90015')
    expect(english).toMatch(/Your ticket is past due Your ticket \d+ was due on Sunday, November 1\./)
    const { notices } = await world.details(batchID)
    expect(english).toContain(notices[1]!.body)

    await world.cameOn(batchID, asLocalDay('2026-11-02'))
    await world.clerk('notices/mark-mailed', {
      noticeIDs: [notices[0]!.noticeID],
      mailedOn: '2026-11-05',
      trackingNumber: '9400 1000 0001',
    })
    expect(await pages(await get('notice-letters', { batch: batchID }))).toHaveLength(2)
    const [again] = await pages(await get('notice-letters', { batch: batchID, mailed: true }))
    expect(again).toContain('5 de noviembre de 2026')
    const [gaps] = await pages(await get('notice-proof', { notice: notices[2]!.noticeID }))
    expect(gaps).toContain(`[…] · Notice ${notices[2]!.noticeID}`)
    expect(gaps).toContain('Left out […] stands for letters or signs that our font lacks.')
    const [proof] = await pages(await get('notice-proof', { notice: notices[0]!.noticeID }))
    expect(proof).not.toContain('Left out')
    expect(proof).toContain('Mailed on 2026-11-05')
    expect(proof).toContain('Tracking number 9400 1000 0001')
    expect(proof).toContain(
      'Interest Given on November 5, 2026, within a month of the due date: interest keeps accruing.',
    )
    expect(proof).toContain('Su boleta ya venció')
    expect(proof).toContain('inference from published summaries')
  })

  it('proves a text: its words, its number, its time, and the carrier’s id', async () => {
    const batchID = await world.sent([letter('Ben Oak'), letter('Cy Elm')])
    await expect
      .poll(async () => (await world.details(batchID)).notices.map(({ noticeStatus }) => noticeStatus), PATIENCE)
      .toEqual(['delivered', 'delivered'])
    const { notices } = await world.details(batchID)
    const words = (await pages(await get('notice-proof', { batch: batchID }))).join(' ')
    expect(words).toContain('2 delivered')
    for (const { body, carrierID } of notices) {
      expect(words).toContain(body)
      expect(words).toContain(`Carrier’s ID ${carrierID}`)
    }
    expect(words.match(/Handed over \w+ \d+, 20\d\d at \d+:\d\d:\d\d [AP]M \S+/g)).toHaveLength(2)
    expect(words.match(/Delivered \w+ \d+, 20\d\d at/g)).toHaveLength(2)
    expect((await pages(await get('notice-proof', { notice: notices[1]!.noticeID }))).join(' ')).not.toContain(
      'Ben Oak',
    )
  })

  it('continues on more sheets if many tickets do not fit on one', async () => {
    const tickets = Array.from({ length: 40 }, (_, i) => ({
      number: `L-${i}`,
      dueDate: '2026-12-01',
      amountDue: 10,
      description: 'Cordless drill with two batteries and a case',
    }))
    const batchID = await world.sent([letter('Many Tickets', { tickets })], 'past-due')
    await world.becomes(batchID, 'attention')
    const sheets = await pages(await get('notice-letters', { batch: batchID }))
    expect(sheets.length).toBeGreaterThan(1)
    expect(sheets[1]).toMatch(/^Notice \d+ · Page 2 Ticket Item/)
    for (const { number } of tickets) expect(sheets.join(' ')).toContain(`${number} Cordless`)
  })

  it('is only for users who may see the batch, and explains if there is nothing to print', async () => {
    const batchID = await world.sent([letter('Di Fir')])
    const stranger = (await world.signIn('owner@silveranchor.test')).token
    for (const name of ['notice-letters', 'notice-proof'] as const) {
      expect((await get(name, { batch: batchID }, '')).status, name).toBe(403)
      expect((await get(name, { batch: batchID }, stranger)).status, name).toBe(404)
      expect((await get(name, {})).status, name).toBe(400)
      expect((await get(name, { batch: batchID, notice: 1 })).status, name).toBe(400)
    }
    const nothing = await get('notice-letters', { batch: batchID })
    expect([nothing.status, await nothing.text()]).toEqual([409, expect.stringContaining('no letters to print')])
    const again = await get('notice-letters', { batch: batchID, mailed: true })
    expect([again.status, await again.text()]).toEqual([409, expect.stringContaining('have been mailed yet')])
  })

  it('proves notices from a file under its name, even those for unknown customers', async () => {
    const csv_data = 'Name,Phone,Ticket,Due Date\nNa Body,,F-1,11/27/2026\n"Wren, Ada",(310) 555-0181,F-2,11/28/2026\n'
    const { batch } = await world.clerk('notices/import', {
      ...{ csv_data, filename: ' due list.csv ', storeID: STORE.main, kind: 'due-soon' },
    })
    const words = (await pages(await get('notice-proof', { batch: batch!.batchID }))).join(' ')
    expect(words).toMatch(/Came from File due list\.csv, \w+ \d+, 20\d\d at/)
    expect(words).toContain('Notices 2: 2 waiting')
    const { notices } = await world.details(batch!.batchID)
    expect(words).toContain(`Na Body · Notice ${notices[0]!.noticeID}`)
    expect(notices[0]!.custID).toBeNull()
    const [one] = await pages(await get('notice-proof', { notice: notices[1]!.noticeID }))
    expect(one).toContain('Proof of a notice')
    const unaddressed = await get('notice-letters', { notice: notices[1]!.noticeID })
    expect([unaddressed.status, await unaddressed.text()]).toEqual([
      409,
      expect.stringContaining('This notice needs an address'),
    ])
  })
})
