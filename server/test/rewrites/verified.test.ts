import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { COMPANY, STORE } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { eventsSince } from '../events.ts'
import { exported } from '../exports/export-file.ts'
import { newPhone } from '../phones.ts'
import { importer, rowsFor } from './book.ts'
import { newTicket, numbersOf, type Rewrite, type RewriteWorld, rewriteWorld } from './rewrite-world.ts'

describe.each(ENGINES)('new numbers in the store’s next files, on %s', (database) => {
  let world: RewriteWorld
  let take: ReturnType<typeof importer>
  let phone: string
  beforeAll(async () => {
    world = await rewriteWorld({ database })
    await world.reserve({ rangePrefix: 'N', rangeFrom: 70_001, rangeTo: 79_999 })
    take = importer(world)
    phone = (await world.clerk('customers/fetch', { customerID: world.custID })).customer.custPhone
  })
  afterAll(() => world.close())

  const now = async ({ rewriteID }: Rewrite) => (await world.clerk('payments/rewrites/fetch', { rewriteID })).rewrite
  const ticketOf = async (rewrite: Rewrite) => (await now(rewrite)).rewriteTickets[0]!
  const numberOf = (rewrite: Rewrite) => numbersOf(rewrite)[0]![1]!
  const posted = async (old = newTicket()) => {
    const rewrite = await world.paidFor(old)
    await world.clerk('payments/rewrites/mark-posted', { rewriteID: rewrite.rewriteID })
    return rewrite
  }
  const undo = async (importID: number) => (await world.signIn('manager'))('mailers/undo-import', { importID })
  const correct = (rewrite: Rewrite, action: 'verify' | 'retry' | 'report' | 'set', more: object = {}) =>
    world.clerk('payments/rewrites/correct', { rewriteID: rewrite.rewriteID, action, ...more })

  test('verify a ticket that was sent, with the day and the import, and update open screens', async () => {
    const rewrite = await posted()
    const events = await eventsSince(world.connection, COMPANY.goldenPledge)
    const { importID, import: taken } = await take(rowsFor(phone, numberOf(rewrite)))
    const ticket = await ticketOf(rewrite)
    expect(ticket).toMatchObject({
      ticketState: 'verified',
      ticketReason: null,
      ticketVerifiedDate: taken.importedAt,
      ticketVerifiedImportID: importID,
      ticketChangedByID: null,
    })
    expect(await now(rewrite)).toMatchObject({ rewriteState: 'verified' })
    expect((await events()).filter(({ event }) => event === 'reload_rewrites')).toHaveLength(1)

    const payment = await world.payment(rewrite.paymentKey)
    expect(payment.paymentRewriteProgress).toMatchObject({
      rewriteID: rewrite.rewriteID,
      rewriteState: 'verified',
      rewriteProblem: null,
      newTickets: [numberOf(rewrite)],
      rewriteSteps: [
        { step: 'rewritten', reached: 1, of: 1, date: ticket.ticketNumberedDate },
        { step: 'posted', reached: 1, of: 1, date: ticket.ticketPostedDate },
        { step: 'verified', reached: 1, of: 1, date: taken.importedAt },
      ],
    })
    const { rewrites } = await world.clerk('payments/rewrites/list', { search: { status: 'verified', perPage: 100 } })
    expect(rewrites.map(({ rewriteID }) => rewriteID)).toContain(rewrite.rewriteID)
    const [line] = await exported(world, 'rewrites', { rewriteID: rewrite.rewriteID }, world.clerk)
    expect(line).toMatchObject({ State: 'Verified', 'Verified by import': String(importID) })
    expect(line!.Verified).not.toBe('')
  })

  test('verify even tickets not marked as posted, however the number is written', async () => {
    const rewrite = await world.paidFor(newTicket())
    await correct(rewrite, 'set', { newTicket: 'hand-7' })
    await take(rowsFor(phone, '#HAND-7'))
    expect(await ticketOf(rewrite)).toMatchObject({ ticketState: 'verified', newTicket: 'hand-7' })
  })

  test('make it an exception when two of the whole book do not show it, and verify it when one does', async () => {
    const rewrite = await posted()
    await take([])
    expect(await ticketOf(rewrite)).toMatchObject({ ticketState: 'posted', ticketMisses: 1 })
    const second = await take([])
    expect(await ticketOf(rewrite)).toMatchObject({
      ticketState: 'exception',
      ticketReason: `The POS has not shown ticket ${numberOf(rewrite)} in two imports. Enter it there, or dismiss it with a note.`,
      ticketMisses: 2,
      ticketDate: second.import.importedAt,
    })
    const { paymentRewriteProgress } = await world.payment(rewrite.paymentKey)
    expect(paymentRewriteProgress).toMatchObject({
      rewriteState: 'exception',
      rewriteProblem: expect.stringContaining('has not shown ticket'),
      rewriteSteps: [
        { step: 'rewritten', reached: 1 },
        { step: 'posted' },
        { step: 'verified', reached: 0, date: null },
      ],
    })
    const { rewrites } = await world.clerk('payments/rewrites/list', { search: { status: 'exception', perPage: 100 } })
    expect(rewrites.map(({ rewriteID }) => rewriteID)).toContain(rewrite.rewriteID)
    const { importID } = await take(rowsFor(phone, numberOf(rewrite)))
    expect(await ticketOf(rewrite)).toMatchObject({ ticketState: 'verified', ticketVerifiedImportID: importID })
    // Undoing that one leaves the result of the two before it.
    await undo(importID)
    expect(await ticketOf(rewrite)).toMatchObject({ ticketState: 'exception', ticketVerifiedDate: null })
    await undo(second.importID)
    expect(await ticketOf(rewrite)).toMatchObject({ ticketState: 'posted', ticketReason: null, ticketMisses: 1 })
  })

  test('count from the last time it was sent', async () => {
    const rewrite = await posted()
    await take([])
    await take([])
    await correct(rewrite, 'retry')
    expect(await ticketOf(rewrite)).toMatchObject({ ticketState: 'rewritten', ticketPostedDate: null, ticketMisses: 0 })
    await take([])
    expect(await ticketOf(rewrite)).toMatchObject({ ticketState: 'rewritten', ticketMisses: 0 })
    await world.clerk('payments/rewrites/mark-posted', { rewriteID: rewrite.rewriteID })
    await take([])
    expect(await ticketOf(rewrite)).toMatchObject({ ticketState: 'posted', ticketMisses: 1 })
  })

  test('mean nothing in a part of the book, an unreadable row, another store’s file, or the same file', async () => {
    const rewrite = await posted()
    const number = numberOf(rewrite)
    const first = await take([])
    const again = await take([], { csv_data: first.csv_data })
    expect(again.importID).toBe(first.importID)
    await take([], { wholeBook: false })
    await take([`1,Payer,Zoë,${phone},${number},7/24/2026,2/30/2026,40,Active`])
    await take(rowsFor(phone, number), { storeID: STORE.prospect })
    await take([], { storeID: STORE.prospect })
    expect(await ticketOf(rewrite)).toMatchObject({ ticketState: 'posted', ticketMisses: 1 })
  })

  test('are taken back with the import, unless an earlier one shows the number too or a person has changed it', async () => {
    const [alone, both, byHand] = [await posted(), await posted(), await posted()]
    const before = await ticketOf(alone)
    const first = await take(rowsFor(phone, ...[alone, both, byHand].map(numberOf)))
    const second = await take(rowsFor(phone, numberOf(both)))
    await undo(second.importID)
    expect(await ticketOf(both)).toMatchObject({ ticketState: 'verified', ticketVerifiedImportID: first.importID })
    await undo(first.importID)
    expect(await ticketOf(alone)).toEqual(before)
    const { importID } = await take(rowsFor(phone, numberOf(alone)))
    expect(await ticketOf(alone)).toMatchObject({ ticketState: 'verified' })
    await undo(importID)
    expect(await ticketOf(alone)).toMatchObject({ ticketState: 'posted' })
  })

  test('do not change a person’s verification, who is named', async () => {
    const rewrite = await posted()
    await correct(rewrite, 'verify')
    const verified = await ticketOf(rewrite)
    expect(verified).toMatchObject({ ticketState: 'verified', ticketVerifiedImportID: null })
    expect(verified.ticketChangedByID).not.toBeNull()
    const { importID } = await take(rowsFor(phone, numberOf(rewrite)))
    const later = [(await take([])).importID, (await take([])).importID]
    expect(await ticketOf(rewrite)).toEqual(verified)
    for (const one of [...later.reverse(), importID]) await undo(one)
    expect(await ticketOf(rewrite)).toEqual(verified)
    const { rewriteTicketID } = verified
    await expect(correct(rewrite, 'report', { note: 'No', rewriteTicketIDs: [rewriteTicketID] })).rejects.toMatchObject(
      {
        code: 'rewrite_refused',
        message: 'This ticket is already verified.',
      },
    )
  })

  test('do not change a refusal by the store’s system', async () => {
    const rewrite = await posted()
    await correct(rewrite, 'report', { note: 'The POS knows that number' })
    await take(rowsFor(newPhone(), numberOf(rewrite)))
    await take([])
    expect(await ticketOf(rewrite)).toMatchObject({
      ticketState: 'exception',
      ticketReason: 'The POS knows that number',
    })
  })

  test('do not verify a number that the store has for another customer', async () => {
    const old = newTicket()
    await take(rowsFor(phone, old))
    const rewrite = await posted(old)
    const { importID } = await take(rowsFor(newPhone(), numberOf(rewrite)))
    expect(await ticketOf(rewrite)).toMatchObject({
      ticketState: 'exception',
      ticketReason: `The POS shows ticket ${numberOf(rewrite)} for another customer. Give this one its own number.`,
    })
    await undo(importID)
    expect(await ticketOf(rewrite)).toMatchObject({ ticketState: 'posted', ticketReason: null })
  })

  test('leave a warning in place until a person has handled it', async () => {
    const rewrite = await posted()
    await world.connection.writes
      .updateTable('rewrite_batches')
      .set({ rewriteWarning: '$5.00 was refunded', rewriteState: 'exception', isException: 1 })
      .where('rewriteID', '=', rewrite.rewriteID)
      .execute()
    await take(rowsFor(phone, numberOf(rewrite)))
    expect(await now(rewrite)).toMatchObject({ rewriteState: 'exception', rewriteWarning: '$5.00 was refunded' })
    expect(await ticketOf(rewrite)).toMatchObject({ ticketState: 'verified' })
  })

  test('link the old ticket in the book to the new one, and back', async () => {
    const old = newTicket()
    await take(rowsFor(phone, old))
    const rewrite = await posted(old)
    const find = async (filter: string) =>
      (await world.clerk('tickets/list', { search: { filter, store: world.storeID } })).tickets[0]
    expect(await find(old)).toMatchObject({
      ticketRewrittenAs: { ticket: numberOf(rewrite), ticketID: null, ticketState: 'posted' },
      ticketRewrittenFrom: null,
    })
    await take(rowsFor(phone, numberOf(rewrite)))
    const renewed = await find(numberOf(rewrite))
    const { ticketID, ...was } = (await find(old))!
    expect(was.ticketRewrittenAs).toEqual({
      rewriteID: rewrite.rewriteID,
      ticket: numberOf(rewrite),
      ticketID: renewed!.ticketID,
      ticketState: 'verified',
    })
    expect(renewed!.ticketRewrittenFrom).toMatchObject({ ticket: old, ticketID })
    const { ticket } = await world.clerk('tickets/fetch', { ticketID })
    expect(ticket).toEqual({ ticketID, ...was })
  })
})
