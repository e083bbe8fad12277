import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ALL_SAYS } from '../says/all-says.ts'
import { ALL_LISTINGS } from './all-listings.ts'

const SRC = join(import.meta.dirname, '../../../src')

/** Tables whose words are told elsewhere. */
const ELSEWHERE = new Map([
  ['ui/chart/chart-frame.tsx ChartFrame', 'a chart’s figures, in the lines of each report'],
  ['gallery/list-section.tsx ListSection', 'samples of the gallery'],
])

/** Every table, by its file, the component that draws it, and its label. */
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.tsx'))
const tables = files.flatMap((at) => {
  const source = readFileSync(join(SRC, at), 'utf8')
  return [...source.matchAll(/<Table(?=[\s<])/g)].map(({ index }) => ({
    at,
    draws: [...source.slice(0, index).matchAll(/^(?:export )?(?:function|const) (\w+)/gm)].at(-1)?.[1] ?? '',
    label: /\slabel="([^"]*)"/.exec(source.slice(index))?.[1],
  }))
})
const placeOf = ({ at, draws }: { at: string; draws: string }) => `${at} ${draws}`

describe('the words of every list are in a table', () => {
  test('every list that is drawn has a row', () => {
    const said = new Set([...ALL_LISTINGS, ...ALL_SAYS].map(placeOf))
    expect(tables.map(placeOf).filter((place) => !said.has(place) && !ELSEWHERE.has(place))).toEqual([])
  })

  test('of several lists in one component, each has a row or all are among its lines', () => {
    const lines = new Set(ALL_SAYS.map(placeOf))
    const rows = new Set(ALL_LISTINGS.map((one) => `${placeOf(one)} ${one.label}`))
    const several = tables.filter((one) => tables.filter((other) => placeOf(other) === placeOf(one)).length > 1)
    const missing = several.filter((one) => !lines.has(placeOf(one)) && !rows.has(`${placeOf(one)} ${one.label}`))
    expect(missing).toEqual([])
  })

  test('what is told elsewhere is a list, and has no row', () => {
    const drawn = new Set(tables.map(placeOf))
    const said = new Set([...ALL_LISTINGS, ...ALL_SAYS].map(placeOf))
    expect([...ELSEWHERE.keys()].filter((place) => !drawn.has(place) || said.has(place))).toEqual([])
  })
})
