import { afterEach, beforeEach, describe, test } from 'vitest'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { checkedOn } from '../loans/not-covered.ts'
import { newPhone } from '../phones.ts'
import { writes } from './written.ts'

describe('what loan quotes write', () => {
  let server: Booted
  beforeEach(async () => {
    server = await boot()
  })
  afterEach(() => server.close())

  test('saved, shared, put into the cart, accepted, declined and voided', async () => {
    const clerk = await server.signIn('clerk')
    const manager = await server.signIn('manager')
    const custPhone = newPhone()
    const { custID } = await clerk('customers/save', {
      customer: { custPhone, custFirstName: 'Ida', custLastName: 'Pledge', custLanguage: 'es' },
    })
    const { does } = await writes(server, 'loans', { known: { phone: custPhone.slice(1) } })
    const given = {
      amount: 175,
      loanDate: '2024-04-08',
      regime: 'ca_2019',
      loanItem: ' Ring, card 4000 0566 5566 5556 ',
      custID,
    }
    let loanID = 0
    await does('a quote of $175', async () => {
      const answer = await clerk('loans/save', { loan: given })
      ;({ loanID } = answer.loan)
      return answer
    })
    await does('the same again', async () => {
      await clerk('loans/save', { loan: { ...given, loanID } })
    })
    await does('it gets a link', async () => (await clerk('loans/share', { loanID })).loan.loanLink)
    await does('it lends $200', async () => {
      const { loan } = await manager('loans/save', { loan: { loanID, amount: 200 }, overrideReason: 'A regular' })
      return [loan.loanVersion, loan.loanLink, loan.overridden, loan.loanItem]
    })
    await does('it gets another link', async () => (await clerk('loans/share', { loanID })).loan.loanLink)
    await does('it has the same one', async () => (await clerk('loans/share', { loanID })).loan.loanLink)
    await does('it goes into the cart', async () => {
      const { cart } = await clerk('customers/cart/add-quote', { custID, quoteID: loanID })
      return { ...cart, quotes: cart.quotes.length }
    })
    await does('it is accepted there', async () => {
      await manager('customers/cart/accept', {
        custID,
        militaryCheck: checkedOn('2024-04-08'),
        overrideReason: 'Agreed before',
      })
    })
    let other = 0
    await does('another is in the cart', async () => {
      other = (await clerk('loans/save', { loan: { amount: 100, loanDate: '2024-05-01', custID } })).loan.loanID
      await clerk('customers/cart/add-quote', { custID, quoteID: other })
    })
    await does('it is taken out', async () => {
      const { cart } = await clerk('customers/cart/remove-quote', { custID, quoteID: other })
      return { ...cart, quotes: cart.quotes.length }
    })
    await does('it is declined', () => clerk('loans/save', { loan: { loanID: other, loanStatus: 'declined' } }))
    await does('both versions', async () => (await clerk('loans/fetch', { loanID })).versions)
    await does('the accepted one is voided', async () => {
      await manager('loans/save', { loan: { loanID, loanStatus: 'void' } })
    })
  })
})
