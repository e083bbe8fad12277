import { inkOn } from '@xd/core/domain/color/ink.ts'
import { closedText, panelText } from '@xd/core/domain/bubble/panel-text.ts'
import { languageFor } from '@xd/core/domain/company/languages.ts'
import { isOpenAt, nextOpening } from '@xd/core/domain/hours/open.ts'
import type { Language } from '@xd/core/domain/text/language.ts'
import type { Effect } from 'effect'
import { storeDays } from '#queries/store-days.ts'
import { logoPath } from '#services/company/logo-path.ts'
import type { findOpenBubble } from './find-bubble.ts'
import { takesQuotes } from './takes-quotes.ts'

type Found = Effect.Success<ReturnType<typeof findOpenBubble>>
type Store = Found['stores'][number]

const presentStore = (store: Store, now: number, language: Language) => {
  const { storeID, storeName, storePhone, storeTimezone: zone } = store
  const hours = { ...store, storeHours: storeDays(store.storeHours) }
  const open = isOpenAt(hours, zone, now)
  const opens = open ? undefined : nextOpening(hours, zone, now)
  return {
    storeID,
    storeName,
    storePhone,
    open,
    reopens: open ? null : closedText(opens, now, zone, language),
  }
}

/** The bubble's contents for a visitor, in their language if the company writes in it. */
export const presentVisitor = ({ company, settings, stores }: Found, wanted: Language, now: number) => {
  const language = languageFor(company, wanted)
  const shown = stores.map((store) => presentStore(store, now, language))
  const open = shown.filter((store) => store.open)
  // If the bubble takes no messages after hours, a visitor can't write to a closed store.
  const writable = settings.bubbleClosed === 'hide' ? open : shown
  return {
    companyName: company.companyName,
    companyLogo: company.logoKey === null ? null : logoPath(company.logoKey),
    language,
    languages: company.companyLanguages,
    color: settings.bubbleColor,
    ink: inkOn(settings.bubbleColor),
    position: settings.bubblePosition,
    greeting: (language === 'es' ? settings.bubbleGreetingES : settings.bubbleGreetingEN) || panelText(language).hello,
    consent: language === 'es' ? settings.bubbleConsentES : settings.bubbleConsentEN,
    quotes: takesQuotes(settings, JSON.parse(company.features) as string[]),
    hidden: writable.length === 0,
    stores: writable,
    words: panelText(language),
  }
}
