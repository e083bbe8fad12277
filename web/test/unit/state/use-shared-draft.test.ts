import { expect, test } from 'vitest'
import { withNews } from '#state/use-shared-draft.ts'

const FIRST = { name: 'Gold', days: '14', rules: { gap: '7', consent: false } }

test('what only I typed stays, what only a colleague changed is new', () => {
  const news = { ...FIRST, rules: { gap: '3', consent: false } }
  expect(withNews(FIRST, { ...FIRST, name: 'Golden Pledge' }, news)).toEqual({ ...news, name: 'Golden Pledge' })
})

test('where both changed the same, it is as the colleague saved it', () => {
  const news = { ...FIRST, name: 'Pledge of the East' }
  expect(withNews(FIRST, { ...FIRST, name: 'Pledge of the West', days: '21' }, news)).toEqual({ ...news, days: '21' })
})

test('a field that is new with a colleague’s change is taken over, one that is gone goes', () => {
  expect(withNews<object>({ name: 'Gold', rules: 1 }, { name: 'Silver', rules: 1 }, { name: 'Gold', logo: 2 })).toEqual(
    {
      name: 'Silver',
      logo: 2,
    },
  )
})
