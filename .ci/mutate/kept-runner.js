import { once } from 'node:events'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { join, relative, resolve } from 'node:path'
import { createVitest } from 'vitest/node'

// Mutations cannot reach the server that these tests start as a separate process.
const APART = /\b(crash|faults|killed|large|raw)\.test/
const TURNS = 6_000
const TURN_MS = 90_000
const START_MS = 300_000
/** A mutant that these tests miss counts as survived, though a more distant test might catch it. */
const MOST_FILES = Number(process.env['XD_MUTATE_FILES'] ?? 8)
const words = (path) => new Set(path.replace(/\.(test\.)?ts$/, '').split(/[/-]/))

/** A Stryker test runner with one worker that keeps the product loaded: see `turn.js`. */
class KeptRunner {
  #waiting = []
  #asked = []
  #ms = new Map()

  static inject = ['logger']
  #log
  constructor(log) {
    this.#log = log
  }

  capabilities() {
    return { reloadEnvironment: false }
  }

  async init() {
    Object.assign(process.env, { NODE_ENV: 'test', VITEST: '1' })
    this.#server = createServer((request, response) => void answer(request, response))
    const answer = async (request, response) => {
      // A vitest that is being closed keeps asking.
      const [, start, path] = request.url.split('/')
      if (Number(start) !== this.#starts) return
      const body = await json(request)
      const ended = this.#given
      this.#given = false
      if (path === 'done') {
        response.end()
        return ended && this.#done(body)
      }
      // It asks for the next, and nothing of the last one ran.
      if (ended) this.#done({ tests: [] })
      this.#asked.push((job) => response.end(JSON.stringify(job)))
      this.#give()
    }
    this.#server.requestTimeout = 0
    await once(this.#server.listen(0, '127.0.0.1'), 'listening')
    mkdirSync('.turns', { recursive: true })
    for (let i = 0; i < TURNS; i += 1)
      writeFileSync(`.turns/${i}.test.js`, `import { turn } from '../.ci/mutate/turn.js'\nawait turn(${i})\n`)
    await this.#start()
  }
  #server
  #vitest
  #done
  #given = false
  #starts = 0

  async #start() {
    this.#starts += 1
    process.env['XD_MUTATE_TURNS'] = `http://127.0.0.1:${this.#server.address().port}/${this.#starts}`
    this.#vitest = await createVitest('test', {
      config: '.ci/mutate/vitest.config.js',
      watch: false,
      pool: 'threads',
      maxWorkers: 1,
      fileParallelism: false,
      coverage: { enabled: false },
      reporters: [{}],
      onConsoleLog: () => false,
    })
    void this.#vitest.start().catch((error) => this.#log.error(String(error?.stack ?? error)))
  }

  #give() {
    if (this.#asked.length === 0 || this.#waiting.length === 0) return
    this.#given = true
    const { job, ms, late } = this.#waiting.shift()
    // The first file loads the product.
    this.#timer = setTimeout(late, this.#isNew ? START_MS + ms : ms)
    this.#isNew = false
    this.#asked.shift()(job)
  }
  #timer
  #isNew = true

  /** The report of one test file, or undefined if there is none. */
  async #turn(job, ms = TURN_MS) {
    const answer = await new Promise((done) => {
      this.#done = done
      this.#waiting.push({ job, ms, late: () => done(undefined) })
      this.#give()
    })
    clearTimeout(this.#timer)
    if (answer) return answer
    this.#given = false
    this.#isNew = true
    this.#asked = []
    await Promise.race([this.#vitest.close(), new Promise((late) => setTimeout(late, 10_000))])
    await this.#start()
  }

  async dryRun() {
    const folder = process.env['XD_MUTATE_KEPT']
    const files = readdirSync(folder, { recursive: true })
      .filter(
        (name) => name.endsWith('.test.ts') && !APART.test(name) && name.includes(process.env['XD_MUTATE_TESTS'] ?? ''),
      )
      .map((name) => join(folder, name))
    const all = { static: {}, perTest: {} }
    const results = []
    for (const file of files.sort()) {
      const run = () => this.#turn({ file: resolve(file) }, 10 * TURN_MS)
      let said = await run()
      if (!said || said.failure) said = await run()
      this.#log.info(`${said?.failure ? `Left out: ${said.failure}` : 'Ran'} ${file}`)
      if (!said || said.failure) continue
      const ms = said.tests.reduce((sum, one) => sum + one, 0)
      this.#ms.set(file, ms)
      results.push({ id: file, name: file, status: 0, timeSpentMs: ms, fileName: resolve(file) })
      Object.assign(all.static, said.coverage?.static)
      for (const [id, hits] of Object.entries(said.coverage?.perTest ?? {}))
        all.perTest[relative(process.cwd(), id)] = hits
    }
    return { status: 'complete', tests: results, mutantCoverage: all }
  }

  async mutantRun({ activeMutant, testFilter, hitLimit }) {
    const about = words(relative(process.cwd(), activeMutant.fileName))
    const far = (file) => -[...words(file)].filter((word) => about.has(word)).length
    const files = testFilter
      .toSorted((a, b) => far(a) - far(b) || this.#ms.get(a) - this.#ms.get(b))
      .slice(0, MOST_FILES)
    let nrOfTests = 0
    for (const file of files) {
      const said = await this.#turn({ file: resolve(file), mutant: activeMutant.id, hitLimit })
      if (!said) return { status: 'timeout', reason: `${file} said nothing` }
      if (said.hits > hitLimit) return { status: 'timeout', reason: 'Hit limit' }
      nrOfTests += said.tests.length
      if (said.failure)
        return {
          status: 'killed',
          failureMessage: said.failure,
          killedBy: [file],
          nrOfTests,
        }
    }
    return { status: 'survived', nrOfTests }
  }

  async dispose() {
    this.#server?.closeAllConnections()
    await this.#vitest?.close()
  }
}

export const strykerPlugins = [{ kind: 'TestRunner', name: 'kept', injectableClass: KeptRunner }]
