import { beforeEach, expect, test } from 'vitest'
import { rendered } from '../acts/drawn.ts'
import { aPage, refusal } from '../data/page.ts'
import { aWindow } from '../data/window.ts'
import { show, type Shown } from '../shown/shown.ts'

let page: ReturnType<typeof aPage>
beforeEach(() => {
  page = aPage()
  aWindow()
})

const CUSTOMER = {
  custID: 4,
  custFirstName: 'Ana',
  custLastName: 'Prueba',
  custPhone: '+15125550198',
  custEmail: '',
  custDL: '',
  custLanguage: 'es',
  custCustomFields: { f_a: 'Gold' },
}
const FIELD = { id: 'f_a', type: 'text', title: 'Metal' }

const open = async (more: Partial<Shown> = {}) => {
  const saved: unknown[] = []
  const screen = await show(page, {
    at: 'features/customers/contact-form.tsx',
    draws: 'ContactForm',
    props: {
      customer: CUSTOMER,
      onSaved: (custID: unknown) => void saved.push(custID),
      onFound: () => undefined,
      onClose: () => void saved.push('closed'),
    },
    answers: {
      'settings/custom-fields/fetch': { fields: [FIELD], fieldsVersion: 1 },
      'customers/save': { custID: 4, customer: CUSTOMER },
    },
    ...more,
  })
  const save = async () => {
    void screen.does('Save Contact')
    await rendered()
    await rendered()
  }
  const tab = () => screen.part('Tabs').props['value']
  return { screen, save, tab, saved }
}

test.each([
  ['as chosen', ['en', 'es'], 'en'],
  ['unchanged in a company with English only, where none can be chosen', ['en'], 'es'],
])('a customer’s language is saved %s', async (_, companyLanguages, custLanguage) => {
  const { screen, save, saved } = await open({ session: { company: { companyLanguages } } })
  ;(screen.part('ContactFields').props['onChange'] as (...given: unknown[]) => void)(null, { custLanguage: 'en' })
  await rendered()
  await save()
  expect(page.inputs('customers/save')).toEqual([
    { customer: expect.objectContaining({ custID: 4, custPhone: '+15125550198', custLanguage }) },
  ])
  expect(saved).toEqual(['closed', 4])
})

test.each([
  ['a custom field', { 'customer.custCustomFields.f_a': 'Too long' }, 'fields'],
  ['a field of the contact', { 'customer.custEmail': 'Not an email address' }, 'customer'],
  ['no field', {}, 'customer'],
])('a contact that is refused because of %s shows it', async (_, fields, where) => {
  const { save, tab, saved } = await open()
  page.answers['customers/save'] = () => refusal(400, 'invalid', { fields })
  await save()
  expect([tab(), saved]).toEqual([where, []])
})
