// Every word of the page that shows a customer a shared quote, in both languages.
import { LENDING_WORDS } from './figure-lines.ts'
import type { Owed } from './owe.ts'
import type { Bilingual, Language } from '#domain/text/language.ts'
import { spanishDayOfYear } from '#domain/time/spanish-day.ts'
import type { LocalDay } from '#domain/time/day.ts'

export interface QuotePageText {
  readonly title: (company: string) => string
  readonly description: string
  readonly heading: (amount: string) => string
  readonly oweOn: string
  readonly day: string
  readonly show: string
  readonly phases: Readonly<Record<Owed['phase'], string>>
  readonly amountFinanced: string
  readonly financeCharge: string
  readonly total: string
  readonly apr: string
  readonly maturity: string
  readonly graceEnds: string
  /** How the end of grace moves, where the law counts it from the notice. */
  readonly graceMoves: string
  readonly schedule: string
  readonly date: string
  readonly amountDue: string
  readonly print: string
  readonly visit: string
  readonly call: string
  readonly directions: string
  readonly coming: string
  /** The text that the customer's phone then sends to the store. */
  readonly comingText: (amount: string) => string
  readonly openUntil: (day: string) => string
  readonly agreed: string
  readonly foot: string
  readonly over: { readonly title: string; readonly text: string }
  readonly tooMany: { readonly title: string; readonly text: string }
}

const TEXTS: Bilingual<QuotePageText> = {
  en: {
    title: (company) => `Your loan quote from ${company}`,
    description: 'What the loan costs, and what you owe on any day.',
    heading: (amount) => `A loan of ${amount}`,
    oweOn: 'You owe on',
    day: 'The day you come in',
    show: 'Show',
    phases: { term: 'Within the loan’s term', grace: 'In the grace period', 'after grace': 'After the grace period' },
    amountFinanced: LENDING_WORDS.en.amountFinanced,
    financeCharge: LENDING_WORDS.en.financeCharge,
    total: LENDING_WORDS.en.total,
    apr: LENDING_WORDS.en.apr,
    maturity: 'Maturity',
    graceEnds: 'Grace period ends',
    graceMoves:
      'If we tell you that the loan is past due, you have at least ten days from the day we send that notice.',
    schedule: 'What you owe and when',
    date: 'Until',
    amountDue: 'You owe',
    print: 'Print',
    visit: 'Come see us',
    call: 'Call',
    directions: 'Directions',
    coming: 'I’m coming in',
    comingText: (amount) => `I'm coming in about my loan quote of ${amount}.`,
    openUntil: (day) => `This quote is open until ${day}.`,
    agreed: 'You have accepted this quote.',
    foot: 'This is a quote, not a loan agreement. Only what you sign in the store is binding.',
    over: {
      title: 'This quote is no longer available',
      text: 'The quote has changed or expired. Ask the store for a new one.',
    },
    tooMany: { title: 'Please wait a moment', text: 'This page was opened too many times. Try again in a minute.' },
  },
  es: {
    title: (company) => `Su cotización de ${company}`,
    description: 'Cuánto cuesta el préstamo y cuánto debe en cualquier fecha.',
    heading: (amount) => `Un préstamo de ${amount}`,
    oweOn: 'Debe el',
    day: 'El día que viene a pagar',
    show: 'Ver',
    phases: {
      term: 'Dentro del plazo del préstamo',
      grace: 'En el período de gracia',
      'after grace': 'Después del período de gracia',
    },
    amountFinanced: LENDING_WORDS.es.amountFinanced,
    financeCharge: LENDING_WORDS.es.financeCharge,
    total: LENDING_WORDS.es.total,
    apr: LENDING_WORDS.es.apr,
    maturity: 'Vencimiento',
    graceEnds: 'Fin del período de gracia',
    graceMoves:
      'Si le avisamos que el préstamo ya venció, usted tiene al menos diez días desde el día en que enviamos ese aviso.',
    schedule: 'Cuánto debe y cuándo',
    date: 'Hasta',
    amountDue: 'Debe',
    print: 'Imprimir',
    visit: 'Venga a vernos',
    call: 'Llamar',
    directions: 'Cómo llegar',
    coming: 'Voy para allá',
    comingText: (amount) => `Voy a la tienda por mi cotización de ${amount}.`,
    openUntil: (day) => `Esta cotización es válida hasta el ${day}.`,
    agreed: 'Usted aceptó esta cotización.',
    foot: 'Esto es una cotización, no un contrato. Solo obliga lo que se firma en la tienda.',
    over: {
      title: 'Esta cotización ya no está disponible',
      text: 'La cotización cambió o venció. Pida otra en la tienda.',
    },
    tooMany: {
      title: 'Espere un momento',
      text: 'Esta página se abrió demasiadas veces. Intente de nuevo en un minuto.',
    },
  },
}

export const quotePageText = (language: Language): QuotePageText => TEXTS[language]

/** "Wed, May 8, 2024", "mié 8 de mayo de 2024": the same in the server's page and in its script. */
export const quoteDay = (day: LocalDay, language: Language): string =>
  language === 'es'
    ? spanishDayOfYear(day)
    : new Intl.DateTimeFormat('en-US', {
        weekday: 'short',
        year: 'numeric',
        month: 'short',
        day: 'numeric',
        timeZone: 'UTC',
      })
        .format(Date.parse(`${day}T12:00:00Z`))
        .replace(/[\u00a0\u202f]/g, ' ')
