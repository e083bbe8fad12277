import type { CallClient } from '@xd/core/client/call-client.ts'
import { foldText } from '@xd/core/domain/text/fold.ts'
import { exitCode } from '#output/exit-code.ts'
import { Failure } from '#output/failure.ts'

/** A calendar by its number or its title, ignoring case. */
export const calendarIDOf = async (calls: CallClient, text: string): Promise<number> => {
  if (/^\d{1,15}$/.test(text)) return Number(text)
  const { categories } = await calls('calendar/categories/list', {})
  const found = categories.find(({ catTitle }) => foldText(catTitle) === foldText(text))
  if (found) return found.catID
  const titles = categories.map(({ catTitle }) => catTitle).join(', ')
  throw new Failure(`There is no calendar ${text}.`, exitCode.notFound, `Calendars are ${titles}`)
}
