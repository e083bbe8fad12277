import { expect, test } from 'vitest'
import { choiceOf, isState, ruleTitle, specificLaws, stateOf, statesWithRules } from '#domain/loan/rule-choices.ts'
import { regimeIDs } from '#domain/loan/regime.ts'
import { besideFigures } from '#domain/loan/warnings.ts'

test('states with rules, and their laws', () => {
  expect(statesWithRules).toEqual(['CA', 'FL', 'NV', 'AZ', 'WA'])
  expect(specificLaws).toEqual(['ca_2019', 'ca_2019b', 'ca_2025'])
  expect(regimeIDs.map(choiceOf)).toEqual(['ca_2019', 'ca_2019b', 'ca_2025', 'FL', 'NV', 'AZ', 'WA'])
  expect((['WA', 'ca_2025', 'fl'] as const).map((rules) => [stateOf(rules), isState(rules), ruleTitle(rules)])).toEqual(
    [
      ['WA', true, 'Washington'],
      ['CA', false, expect.stringMatching(/^California, /)],
      ['FL', false, expect.stringMatching(/^Florida/)],
    ],
  )
})

test('inferences stay beside the law', () =>
  expect(besideFigures([{ code: 'mla' }, { code: 'inference' }, { code: 'negotiable' }])).toEqual([
    { code: 'mla' },
    { code: 'negotiable' },
  ]))
