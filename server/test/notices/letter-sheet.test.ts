import { getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { letterAddress } from '@xd/core/domain/notice/letter-address.ts'
import { type Letter, printLetters } from '#providers/print/letters.ts'
import { printProof } from '#providers/print/proof.ts'

interface Line {
  readonly words: string
  /** In inches from the top and the left edge. */
  readonly top: number
  readonly bottom: number
  readonly left: number
}

/** The text on each sheet, with its position. */
const sheets = async (pdf: Uint8Array): Promise<Line[][]> => {
  const document = await getDocumentProxy(new Uint8Array(pdf))
  return Promise.all(
    Array.from({ length: document.numPages }, async (_, i) => {
      const { items } = await (await document.getPage(i + 1)).getTextContent()
      return items.flatMap((item) => {
        if (!('str' in item) || item.str.trim() === '') return []
        const [, , , size, x, y] = item.transform as number[]
        const base = 11 - y! / 72
        return [{ words: item.str, top: base - (0.73 * size!) / 72, bottom: base + (0.2 * size!) / 72, left: x! / 72 }]
      })
    }),
  )
}

const TICKET = {
  ticketNumber: '60804',
  loanDate: '2026-07-19',
  dueDate: '2026-11-16',
  graceDate: '2026-11-26',
  amountDue: 6300,
  description: '14k ring',
}
const letter = (more: Partial<Letter>): Letter => ({
  noticeID: 58,
  language: 'en',
  day: '2026-11-22',
  address: letterAddress('Deb Pruitt', '1311 Lanternlight St, Los Angeles, CA 90015'),
  subject: 'Your ticket is past due',
  body: 'Your ticket 60804 was due on Monday, November 16.',
  tickets: [TICKET] as unknown as Letter['tickets'],
  moves: false,
  ...more,
})
const HEAD = { name: 'Golden Pledge Main St', address: '4475 Old Main St', phone: '(213) 555-0101', logo: null }
const printed = async (more: Partial<Letter>) =>
  sheets(await printLetters(Buffer.from(JSON.stringify({ title: 'Letters', head: HEAD, letters: [letter(more)] }))))
const words = (sheet: readonly Line[]) => sheet.map((line) => line.words).join(' ')
/** Only the footer is above it. */
const FOOTER = 10.2

const LONG = 'Maximiliana Fernández-Villavicencio y Castellanos de la Santísima Trinidad'
const ADDRESSES = [
  { what: 'three lines', name: 'Deb Pruitt', given: '1311 Lanternlight St\nLos Angeles, CA 90015' },
  {
    what: 'five lines',
    name: 'Deb Pruitt',
    given: 'c/o Ann Lee\nBuilding 4\n1311 Lanternlight St\nLos Angeles, CA 90015',
  },
  { what: 'a name that takes two', name: LONG, given: '1311 Lanternlight St\nLos Angeles, CA 90015' },
]

describe('a letter in a number 10 envelope', () => {
  // A sheet of 11 inches folded in three slides 11/24 inch in an envelope 4 1/8 inches high.
  const lowest = { top: 11 / 3 - 1.625, bottom: 11 / 3 - 0.5 }
  const highest = { top: 4.125 - 1.625, bottom: 4.125 - 0.5 }
  it.each(ADDRESSES)('shows all of $what in its window, however the sheet slides', async ({ name, given }) => {
    const [sheet = []] = await printed({ address: letterAddress(name, given) })
    const address = sheet.filter(({ left }) => left > 0.99 && left < 1.01)
    expect(words(address)).toContain('Los Angeles, CA 90015')
    expect(Math.min(...address.map(({ top }) => top))).toBeGreaterThan(highest.top)
    expect(Math.max(...address.map(({ bottom }) => bottom))).toBeLessThan(lowest.bottom)
  })

  it('shows no word of the letter there, nor prints text over an address of any length', async () => {
    const [sheet = []] = await printed({
      address: letterAddress(`${LONG} ${LONG}`, `${'Old Main Street '.repeat(18)}\nb`),
    })
    const inside = sheet.filter(({ top, bottom, left }) => bottom > lowest.top && top < highest.bottom && left < 5.4)
    expect(inside.every(({ left }) => left > 0.99 && left < 1.01)).toBe(true)
    expect(words(inside)).toContain(LONG.slice(0, 20))
    expect(sheet.find((line) => line.words.startsWith('Your ticket is'))?.top).toBeGreaterThan(highest.bottom)
  })

  it('continues on another sheet, by paragraphs, if its words do not fit on one', async () => {
    const lines = Array.from({ length: 60 }, (_, i) => `Paragraph ${i + 100}`)
    const [first = [], second = [], ...none] = await printed({ body: lines.join('\n') })
    expect(none).toEqual([])
    for (const sheet of [first, second])
      for (const { words: shown, bottom } of sheet) if (bottom > FOOTER) expect(shown).toMatch(/^Notice 58/)
    for (const line of lines) expect(words([...first, ...second])).toContain(line)
    expect(words(second)).toMatch(/^Notice 58 · Page 2 Paragraph/)
  })

  it('keeps the ticket table’s titles with its first row', async () => {
    const many = [23, 24, 25, 26, 27]
    for (const count of many) {
      const pages = await printed({ body: 'A line\n'.repeat(count) })
      const titled = pages.find((sheet) => words(sheet).includes('Amount due'))!
      expect(words(titled), `${count} lines`).toContain('60804')
      expect(pages.filter((sheet) => words(sheet).includes('Amount due'))).toHaveLength(1)
    }
  })

  it('leaves out emoji, for which the font has only boxes', async () => {
    const [sheet = []] = await printed({ subject: '⏰ Your ticket ⏰', body: 'Come in 👍🏽 today ❤️! Ring® 5️⃣' })
    expect(words(sheet)).toContain('Your ticket Come in today! Ring® 5')
  })
})

describe('a proof sheet', () => {
  it('shows words longer than a sheet in full, and nothing over the footer', async () => {
    const lines = Array.from({ length: 90 }, (_, i) => `Paragraph ${i + 100}`)
    const proof = {
      title: 'Proof of a notice',
      facts: [],
      note: null,
      foot: 'Golden Pledge',
      notices: [
        {
          title: 'Deb Pruitt',
          facts: [['Chose electronic notices', 'Yes'], ...lines.map((line) => ['Call', `${line} called`])],
          subject: null,
          body: lines.join('\n'),
          tickets: [TICKET],
        },
      ],
    }
    const pages = await sheets(await printProof(Buffer.from(JSON.stringify(proof))))
    for (const line of lines) {
      expect(words(pages.flat())).toContain(line)
      expect(words(pages.flat())).toContain(`${line} called`)
    }
    for (const { words: shown, bottom } of pages.flat()) if (bottom > FOOTER) expect(shown).toMatch(/^Golden Pledge/)
  })
})

interface Node {
  readonly role?: string
  readonly lang?: string
  readonly children?: readonly Node[]
}

/** A sheet as a screen reader finds it: "Sect es(P P H1 …)". */
const outline = ({ role = '', lang, children = [] }: Node): string => {
  const inner = children.filter(({ role: own }) => own !== undefined).map(outline)
  const named = lang === undefined ? role : `${role} ${lang}`
  return inner.length === 0 ? named : `${named}(${inner.join(' ')})`
}
const outlineOf = async (pdf: Uint8Array): Promise<string> => {
  const document = await getDocumentProxy(new Uint8Array(pdf))
  return outline((await (await document.getPage(1)).getStructTree()) as Node)
}
const ROW = (cell: string) => `TR(${Array.from({ length: 6 }, () => cell).join(' ')})`

describe('for a screen reader', () => {
  it('a letter has its language, a heading, paragraphs and a table, in reading order', async () => {
    const given = letter({ language: 'es', body: 'Uno\n\nDos' })
    const pdf = await printLetters(Buffer.from(JSON.stringify({ title: 'Letters', head: HEAD, letters: [given] })))
    const parts = `P P P P H1 P P Table(${ROW('TH')} ${ROW('TD')})`
    expect(await outlineOf(pdf)).toBe(`Root(Sect es(${parts}))`)
  })

  it('a proof has its headings, facts and table', async () => {
    const notice = { title: 'Notice 58', facts: [['Sent', 'by text']], subject: null, body: 'Due', tickets: [TICKET] }
    const given = { title: 'Proof', facts: [['Batch', '12']], note: null, foot: 'Golden Pledge', notices: [notice] }
    const pdf = await printProof(Buffer.from(JSON.stringify(given)))
    expect(await outlineOf(pdf)).toBe(`Root(H1 P P H2 P P P Table(${ROW('TH')} ${ROW('TD')}))`)
  })
})
