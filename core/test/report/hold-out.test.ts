import { expect, test } from 'vitest'
import { compareWithHoldOut, holdOutWords, rateOf } from '#domain/report/hold-out.ts'

test.each([
  [0, 0, 0],
  [1, 0, 0],
  [1, 1, 1],
  [4, 1, 0.25],
])('of %i people %i came back: a share of %d', (people, cameBack, rate) =>
  expect(rateOf({ people, cameBack })).toBe(rate),
)

test.each([
  ['nobody left out', [500, 100], [0, 0], null, 'No one was left out to compare with.'],
  ['99 left out', [500, 500], [99, 0], 'too-few', 'Too few to tell: 99 people left out. Each group needs 100.'],
  ['one left out', [500, 500], [1, 0], 'too-few', 'Too few to tell: 1 person left out. Each group needs 100.'],
  ['99 messaged', [99, 99], [100, 0], 'too-few', 'Too few to tell: 99 people messaged. Each group needs 100.'],
  ['nobody messaged', [0, 0], [100, 50], 'too-few', 'Too few to tell: 0 people messaged. Each group needs 100.'],
  ['a hundred of each', [100, 60], [100, 40], 'more', 'More came back than in the group left out.'],
  ['the other way around', [100, 40], [100, 60], 'fewer', 'Fewer came back than in the group left out.'],
  ['a difference that may be chance', [100, 56], [100, 44], 'unclear', 'No clear difference. It may be chance.'],
  ['nobody came back', [100, 0], [100, 0], 'unclear', 'No clear difference. It may be chance.'],
] as const)('%s', (_, [people, cameBack], [without, cameAnyway], verdict, words) => {
  const [written, leftOut] = [
    { people, cameBack },
    { people: without, cameBack: cameAnyway },
  ]
  const compared = compareWithHoldOut(written, leftOut)
  expect(compared?.verdict ?? null).toBe(verdict)
  expect(holdOutWords(written, compared)).toBe(words)
  if (compared === null) return
  expect(compared).toMatchObject({ ...leftOut, rate: cameAnyway / without })
  expect(compared.difference).toBeCloseTo((people === 0 ? 0 : cameBack / people) - cameAnyway / without, 12)
})
