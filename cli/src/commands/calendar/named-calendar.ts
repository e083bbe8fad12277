import type { CallClient } from '@xd/core/client/call-client.ts'
import { named } from '#session/named.ts'

/** A calendar by its number or its title. */
export const calendarIDOf = async (calls: CallClient, text: string): Promise<number> => {
  if (/^\d{1,15}$/.test(text)) return Number(text)
  const { categories } = await calls('calendar/categories/list', {})
  const { catID } = named(categories, text, {
    noun: 'calendar',
    id: (category) => category.catID,
    names: [({ catTitle }) => catTitle],
    next: `Calendars are ${categories.map(({ catTitle }) => catTitle).join(', ')}`,
  })
  return catID
}
