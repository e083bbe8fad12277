import { expect, test } from 'vitest'
import { weekText } from '#domain/hours/week-text.ts'
import { DEFAULT_STORE_HOURS } from '#domain/hours/store-hours.ts'
import { cents } from '#domain/money/cents.ts'
import {
  canSendFilled,
  canSendSubject,
  fillTokens,
  TEMPLATE_TOKENS,
  type TemplateToken,
  templateIn,
  unknownTokens,
} from '#domain/message/template.ts'
import { type StoreValues, valuesOfNamed } from '#domain/message/store-values.ts'
import { type TokenSources, tokenValues } from '#domain/message/token-values.ts'
import { TOKEN_LABELS, TOKEN_NEEDS } from '#domain/message/token-words.ts'

const week = (open: Record<number, readonly [opens: string, closes: string]>) =>
  DEFAULT_STORE_HOURS.map((day) => {
    const times = open[day.hoursDayOfWeek]
    return times ? { ...day, hoursIsOpen: true, hoursOpenTime: times[0], hoursCloseTime: times[1] } : day
  })
const NINE = ['09:00:00', '18:00:00'] as const

test.each([
  [{}, '', ''],
  [{ 1: NINE, 2: NINE, 3: NINE }, 'Monday to Wednesday 9 AM to 6 PM', 'de lunes a miércoles de 9 a. m. a 6 p. m.'],
  [
    { 1: NINE, 3: NINE, 6: ['10:30:00', '12:00:00'] },
    'Monday 9 AM to 6 PM, Wednesday 9 AM to 6 PM, Saturday 10:30 AM to 12 PM',
    'los lunes de 9 a. m. a 6 p. m., los miércoles de 9 a. m. a 6 p. m. y los sábados de 10:30 a. m. a 12 p. m.',
  ],
  [{ 6: NINE, 0: NINE }, 'Saturday and Sunday 9 AM to 6 PM', 'los sábados y domingos de 9 a. m. a 6 p. m.'],
  [
    { 0: NINE, 1: NINE, 2: NINE, 3: NINE, 4: NINE, 5: NINE, 6: NINE },
    'every day 9 AM to 6 PM',
    'todos los días de 9 a. m. a 6 p. m.',
  ],
  [{ 5: ['20:00:00', '00:00:00'] }, 'Friday 8 PM to 12 AM', 'los viernes de 8 p. m. a 12 a. m.'],
] as const)('a week %j is told', (open, english, spanish) => {
  expect([weekText(week(open)), weekText(week(open), 'es')]).toEqual([english, spanish])
})

test('each day of a week is told by its own name', () => {
  expect(
    [1, 2, 3, 4, 5, 6, 0].map((day) => [weekText(week({ [day]: NINE })), weekText(week({ [day]: NINE }), 'es')]),
  ).toEqual([
    ['Monday 9 AM to 6 PM', 'los lunes de 9 a. m. a 6 p. m.'],
    ['Tuesday 9 AM to 6 PM', 'los martes de 9 a. m. a 6 p. m.'],
    ['Wednesday 9 AM to 6 PM', 'los miércoles de 9 a. m. a 6 p. m.'],
    ['Thursday 9 AM to 6 PM', 'los jueves de 9 a. m. a 6 p. m.'],
    ['Friday 9 AM to 6 PM', 'los viernes de 9 a. m. a 6 p. m.'],
    ['Saturday 9 AM to 6 PM', 'los sábados de 9 a. m. a 6 p. m.'],
    ['Sunday 9 AM to 6 PM', 'los domingos de 9 a. m. a 6 p. m.'],
  ])
})

const request = (amount: number, ticketList: string, link = `https://pay.test/${amount}`) => ({
  amount: cents(amount),
  ticketList,
  link,
})
const sources: TokenSources = {
  customer: { custFirstName: 'Ana', custLastName: ' ' },
  store: {
    storeName: 'Main',
    storePhone: '+12135550100',
    storeAddressStr: '1 Main St',
    storeTimezone: 'America/Los_Angeles',
    storeHours: week({ 1: NINE }),
    storeClosures: [],
  },
  myName: 'Dana',
  // A Wednesday.
  now: Date.UTC(2026, 1, 4, 20),
  language: 'en',
  isText: false,
}

test('known facts about the customer and the store fill their tokens', () => {
  expect(tokenValues(sources)).toEqual({
    '[FIRST_NAME]': 'Ana',
    '[STORE_NAME]': 'Main',
    '[STORE_PHONE]': '(213) 555-0100',
    '[STORE_ADDRESS]': '1 Main St',
    '[STORE_HOURS]': 'Monday 9 AM to 6 PM',
    '[NEXT_DATE]': 'Monday, February 9',
    '[NEXT_TIME]': '9:00 AM',
    '[MY_NAME]': 'Dana',
  })
})

test('Spanish days keep their accents, except in a text', () => {
  const store = { ...sources.store, storeHours: week({ 6: NINE }) }
  const written = (isText: boolean) => {
    const values = tokenValues({ ...sources, store, language: 'es', isText })
    return [values['[NEXT_DATE]'], values['[STORE_HOURS]']]
  }
  expect(written(false)).toEqual(['sábado 7 de febrero', 'los sábados de 9 a. m. a 6 p. m.'])
  expect(written(true)).toEqual(['7 de febrero', 'los sabados de 9 a. m. a 6 p. m.'])
})

test.each([
  ['no request', [], {}],
  [
    'a request without tickets',
    [request(2500, '')],
    { '[AMOUNT_DUE]': '$25.00', '[PAY_LINK]': 'https://pay.test/2500' },
  ],
  [
    'one ticket',
    [request(2500, '10233')],
    { '[TICKET]': '10233', '[TICKETS]': '10233', '[AMOUNT_DUE]': '$25.00', '[PAY_LINK]': 'https://pay.test/2500' },
  ],
  [
    'one request for two tickets',
    [request(2500, '10233, 10234')],
    { '[TICKETS]': '10233, 10234', '[AMOUNT_DUE]': '$25.00', '[PAY_LINK]': 'https://pay.test/2500' },
  ],
  ['two requests', [request(2500, '1'), request(100, '2, 1')], { '[TICKETS]': '1, 2', '[AMOUNT_DUE]': '$26.00' }],
])('%s fills certain values, and nothing else', (_, requests, filled) => {
  const {
    '[TICKET]': ticket,
    '[TICKETS]': tickets,
    '[AMOUNT_DUE]': due,
    '[PAY_LINK]': link,
  } = tokenValues({
    ...sources,
    requests,
  })
  const given = { '[TICKET]': ticket, '[TICKETS]': tickets, '[AMOUNT_DUE]': due, '[PAY_LINK]': link }
  expect(JSON.parse(JSON.stringify(given))).toEqual(filled)
})

const ticket = (ticketNumber: string, ticketDueDate: string, more: object = {}) => ({
  ticketNumber,
  ticketDueDate,
  amountDue: null,
  ...more,
})
const EVERYTHING: TokenSources = {
  ...sources,
  customer: { custFirstName: 'Ana', custLastName: 'Reed' },
  store: { ...sources.store, storeSelfURL: 'https://pay.test/my/main' },
  requests: [request(2500, '10233')],
  tickets: [ticket('10233', '2026-02-20', { ticketGraceDate: '2026-03-02' })],
}

test.each([
  ['of every ticket', [12_050, 4_500], '$165.50'],
  ['of one of two tickets', [12_050, null], undefined],
  ['of no ticket', [null], undefined],
])('the book’s amount due %s', (_, amounts, due) => {
  const tickets = amounts.map((amount, at) =>
    ticket(`${at}`, '2026-02-20', { amountDue: amount === null ? null : cents(amount) }),
  )
  expect(tokenValues({ ...sources, requests: [], tickets })['[AMOUNT_DUE]']).toBe(due)
})

test('every token has a source', () => {
  const values = tokenValues(EVERYTHING)
  expect(Object.keys(values)).toEqual([...TEMPLATE_TOKENS])
  expect(values).toMatchObject({
    '[LAST_NAME]': 'Reed',
    '[DUE_DATE]': 'Friday, February 20',
    '[GRACE_DATE]': 'Monday, March 2',
    '[MY_LINK]': 'https://pay.test/my/main',
  })
})

const { storeHours: _hours, ...never } = sources.store
test.each<[TemplateToken, Partial<TokenSources>]>([
  ['[FIRST_NAME]', { customer: { custFirstName: ' ', custLastName: 'Reed' } }],
  ['[MY_LINK]', { store: { ...sources.store, storeSelfURL: null } }],
  ['[LAST_NAME]', { customer: { custFirstName: 'Ana', custLastName: '' } }],
  ['[STORE_NAME]', { store: { ...sources.store, storeName: '' } }],
  ['[STORE_PHONE]', { store: { ...sources.store, storePhone: '' } }],
  ['[STORE_ADDRESS]', { store: { ...sources.store, storeAddressStr: ' ' } }],
  ['[STORE_HOURS]', { store: { ...never, storeHours: week({}) } }],
  ['[NEXT_DATE]', { store: { ...never, storeHours: week({}) } }],
  ['[NEXT_TIME]', { store: { ...never, storeHours: week({}) } }],
  ['[MY_NAME]', { myName: ' ' }],
  ['[TICKET]', { tickets: [ticket('1', '2026-02-20'), ticket('2', '2026-02-20')] }],
  ['[TICKETS]', { tickets: [], requests: [request(2500, '')] }],
  ['[DUE_DATE]', { tickets: [ticket('1', '2026-02-20'), ticket('2', '2026-02-21')] }],
  ['[DUE_DATE]', { tickets: [ticket('1', '2026-02-20'), ticket('2', '')] }],
  ['[GRACE_DATE]', { tickets: [ticket('1', '2026-02-20')] }],
  ['[AMOUNT_DUE]', { requests: [] }],
  ['[PAY_LINK]', { requests: [request(1, ''), request(2, '')] }],
])('%s that cannot be filled stays, and stops a person: %#', (token, lacking) => {
  const filled = fillTokens(`So: ${token}.`, tokenValues({ ...EVERYTHING, ...lacking }))
  expect(filled).toBe(`So: ${token}.`)
  expect(canSendFilled(filled)).toEqual({ ok: false, reason: `Fill in ${token} first.` })
  expect(canSendSubject(filled).ok).toBe(false)
})

test('a recipient without a token’s value is stopped by it', () => {
  const text = 'Hi [FIRST_NAME], ticket [TICKET] is due [DUE_DATE].'
  const filled = fillTokens(text, tokenValues({ ...sources, requests: [request(2500, '10233')] }))
  expect(filled).toBe('Hi Ana, ticket 10233 is due [DUE_DATE].')
  expect(canSendFilled(filled)).toEqual({ ok: false, reason: 'Fill in [DUE_DATE] first.' })
})

test('every token has a name, and a reason unless it is always known', () => {
  expect(Object.keys(TOKEN_LABELS)).toEqual([...TEMPLATE_TOKENS])
  expect(TEMPLATE_TOKENS.filter((token) => TOKEN_NEEDS[token] === undefined)).toEqual(['[STORE_NAME]', '[MY_NAME]'])
})

test.each([
  ['Re: [EXTERNAL] my ring', true],
  ['Your estimate from [STORE_NAME]', false],
])('the subject "%s"', (subject, ok) => {
  expect(canSendSubject(subject).ok).toBe(ok)
})

test('a token without automatic values is told apart', () => {
  expect(unknownTokens('[FIRST_NAME] [PRICE] [PRICE] [sic]')).toEqual(['[PRICE]'])
})

test.each([
  ['es', { language: 'es', subject: 'Hola', body: 'Sí' }],
  ['en', { language: 'en', subject: 'Hi', body: 'Yes' }],
] as const)('a template answers in %s', (language, said) => {
  const template = {
    templateLanguage: 'en' as const,
    templateSubject: 'Hi',
    templateBody: 'Yes',
    templateSubjectES: 'Hola',
    templateBodyES: 'Sí',
  }
  expect(templateIn(template, language)).toEqual(said)
  expect(templateIn({ ...template, templateBodyES: '' }, language)).toEqual({
    language: 'en',
    subject: 'Hi',
    body: 'Yes',
  })
})

test('many texts of several stores, days and languages are filled as each alone', () => {
  const known: StoreValues = new Map()
  const ben = { ...sources, customer: { custFirstName: 'Ben', custLastName: 'Oak' } }
  const other = { ...sources.store, storeName: 'Lake', storeHours: week({ 4: NINE }) }
  for (const written of [
    sources,
    ben,
    { ...ben, language: 'es' as const },
    { ...ben, language: 'es' as const, isText: true },
    { ...ben, now: sources.now + 5 * 86_400_000 },
  ])
    for (const store of [
      { ...sources.store, storeID: 1 },
      { ...other, storeID: 2 },
    ])
      for (const text of ['[FIRST_NAME], [STORE_NAME]', '[NEXT_DATE] [NEXT_TIME]', '[LAST_NAME] [OTHER]', 'Hello'])
        expect(fillTokens(text, valuesOfNamed([text], { ...written, store }, known))).toBe(
          fillTokens(text, tokenValues({ ...written, store })),
        )
  expect(valuesOfNamed(['Hello'], { ...ben, store: { ...other, storeID: 2 } }, known)).toEqual({})
})

test('a Spanish template without a subject of its own has the English one', () => {
  const template = {
    templateLanguage: 'en',
    templateSubject: 'Your ring',
    templateBody: 'It is ready.',
    templateSubjectES: null,
    templateBodyES: 'Está listo.',
  } as const
  expect(templateIn(template, 'es')).toEqual({ language: 'es', subject: 'Your ring', body: 'Está listo.' })
  expect(templateIn({ ...template, templateSubjectES: 'Su anillo' }, 'es').subject).toBe('Su anillo')
  expect(templateIn({ ...template, templateBodyES: ' ' }, 'es')).toEqual({
    language: 'en',
    subject: 'Your ring',
    body: 'It is ready.',
  })
})
