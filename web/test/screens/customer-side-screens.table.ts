import { PAYMENT_KEY } from '@xd/fixtures/demo/people.ts'
import type { Screen } from './screen.ts'
import { askForLink, press, withLogo } from './steps.ts'

/** Texts from a simulated phone, so that it shows something; to the other company, whose inbox has no photographs. */
const writtenOn =
  (phone: string, tab = 'phones'): Screen['path'] =>
  async (ask) => {
    const { url, stores } = await ask<{ url: string; stores: { storeSMSNumber: string }[] }>('sandbox/info', {})
    const body = JSON.stringify({ from: phone, to: stores.at(-1)?.storeSMSNumber, body: 'HELP' })
    await fetch(`${url}/phone/send`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    return `/sandbox?tab=${tab}&phone=${encodeURIComponent(phone)}`
  }

/** The customers’ side: the sandbox’s phones, and the page where a request is paid. */
export const CUSTOMER_SIDE_SCREENS: readonly Screen[] = [
  { name: 'sandbox', as: 'nobody', path: '/sandbox' },
  { name: 'sandbox-phone', as: 'nobody', path: writtenOn('+12135550147') },
  { name: 'sandbox-new-phone', as: 'nobody', path: '/sandbox', open: press('New phone') },
  { name: 'sandbox-mailbox', as: 'nobody', path: '/sandbox?tab=mailbox' },
  { name: 'sandbox-cards', as: 'nobody', path: '/sandbox?tab=cards' },
  { name: 'sandbox-pos', as: 'nobody', path: '/sandbox?tab=pos' },
  { name: 'bubble', as: 'nobody', path: '/bubble/goldenpledge' },
  { name: 'bubble-spanish', as: 'nobody', path: '/bubble/goldenpledge?lang=es' },
  { name: 'bubble-quote', as: 'nobody', path: '/bubble/goldenpledge?lang=en', open: press('Get a quote') },
  { name: 'pay', as: 'nobody', path: `/p/${PAYMENT_KEY.payable}` },
  { name: 'pay-debit-only', as: 'nobody', path: `/p/${PAYMENT_KEY.sent}` },
  { name: 'pay-spanish', as: 'nobody', path: `/p/${PAYMENT_KEY.sent}?lang=es` },
  { name: 'pay-paid', as: 'nobody', path: `/p/${PAYMENT_KEY.paidToday}` },
  { name: 'pay-expired', as: 'nobody', path: `/p/${PAYMENT_KEY.expired}` },
  { name: 'pay-declined', as: 'nobody', path: `/p/${PAYMENT_KEY.declined}` },
  { name: 'pay-receipt', as: 'nobody', path: `/p/${PAYMENT_KEY.paidToday}/receipt` },
  { name: 'pay-link-asked', as: 'nobody', path: `/p/${PAYMENT_KEY.canceled}`, open: askForLink },
  {
    name: 'pay-logo',
    as: 'owner',
    // Loaded, so that no earlier change is still on its way when it saves.
    path: () => Promise.resolve('/settings/company'),
    open: withLogo(`/p/${PAYMENT_KEY.payable}`),
  },
  { name: 'pay-unknown', as: 'nobody', path: '/p/NoSuchPaymentKey000000' },
  { name: 'unsubscribe-over', as: 'nobody', path: '/u/NoSuchLink' },
]
