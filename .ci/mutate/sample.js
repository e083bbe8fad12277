import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { scoreOf } from './score.js'

/**
 * A Stryker checker that passes a random sample of each folder's mutants, and a reporter that prints survivors as they
 * appear.
 */
const PASSED = { status: 'passed' }
const NOT_DRAWN = { status: 'compileError', reason: 'Not drawn' }

const placeOf = ({ fileName, location: { start, end }, mutatorName, replacement }) =>
  `${relative(process.cwd(), fileName)}:${start.line}:${start.column}-${end.line}:${end.column} ${mutatorName}: ${replacement}`

class Sample {
  #drawn = new Set()
  async init() {}

  // One call brings all mutants of a run. They are tried in the order drawn, so that an interrupted run is a sample
  // too.
  group(mutants) {
    const { each, seed, folders } = JSON.parse(process.env['XD_MUTATE_SAMPLE'])
    const hash = (mutant) =>
      createHash('sha256')
        .update(`${seed} ${placeOf(mutant)}`)
        .digest('hex')
    const lots = mutants.map((mutant) => ({ ...mutant, lot: hash(mutant) })).sort((a, b) => (a.lot < b.lot ? -1 : 1))
    const drawn = folders.map((folder) =>
      lots.filter(({ fileName }) => fileName.includes(`/${folder}/`)).slice(0, each),
    )
    const inTurn = Array.from({ length: each }, (_, i) => drawn.flatMap((room) => room[i]?.id ?? [])).flat()
    this.#drawn = new Set(inTurn)
    const others = mutants.map(({ id }) => id).filter((id) => !this.#drawn.has(id))
    return [...inTurn.map((id) => [id]), others].filter((ids) => ids.length > 0)
  }

  async check(mutants) {
    return Object.fromEntries(mutants.map(({ id }) => [id, this.#drawn.has(id) ? PASSED : NOT_DRAWN]))
  }
}

class Unnoticed {
  #results = []
  onMutantTested(result) {
    const { status } = result
    if (status === 'Survived' || status === 'NoCoverage') console.log(`${status} ${placeOf(result)}`)
    if (status === 'CompileError' || status === 'Ignored') return
    this.#results.push(result)
    if (this.#results.length % 20 > 0) return
    const { folders } = JSON.parse(process.env['XD_MUTATE_SAMPLE'] ?? '{"folders":[""]}')
    for (const folder of folders)
      console.log(`So far ${folder}: ${scoreOf(this.#results.filter(({ fileName }) => fileName.includes(folder)))}`)
  }
}

export const strykerPlugins = [
  { kind: 'Checker', name: 'sample', injectableClass: Sample },
  { kind: 'Reporter', name: 'unnoticed', injectableClass: Unnoticed },
]
