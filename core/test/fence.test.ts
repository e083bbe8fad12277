import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const domain = fileURLToPath(new URL('../src/domain', import.meta.url))

const files = readdirSync(domain, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))

const importsOf = (name: string): string[] =>
  [
    ...readFileSync(join(domain, name), 'utf8').matchAll(
      /^(?:import|export|\}).*?\bfrom '([^'\n]+)'|^import '([^'\n]+)'|\bimport\('([^'\n]+)'\)/gm,
    ),
  ].map((match) => match[1] ?? match[2] ?? match[3] ?? '')

const ALLOWED =
  /^(?:\.\/(?:[\w-]+\/)?[\w-]+(?:\.table|\.generated)?\.ts|#domain\/[\w-]+\/[\w-]+(?:\.table|\.generated)?\.ts|libphonenumber-js(?:\/\w+)?|temporal-polyfill(?:\/[\w/]+)?)$/

test('the domain imports only its own folders, libphonenumber-js and temporal-polyfill', () => {
  expect(files.length).toBeGreaterThan(50)
  const strangers = files.flatMap((name) =>
    importsOf(name)
      .filter((path) => !ALLOWED.test(path))
      .map((path) => `${name}: ${path}`),
  )
  expect(strangers).toEqual([])
})

/** Things that a pure function may not read: the clock, randomness, the machine, the page. */
const OUTSIDE =
  /\bDate\.now\b|\bnew Date\(\)|\bMath\.random\b|\bprocess\.\w|\bglobalThis\b|\bwindow\.\w|\bdocument\.\w|\bfetch\(|\bsetTimeout\(|\bconsole\.\w|Temporal\.Now/

test('the domain uses no clock, randomness or I/O', () => {
  const lookers = files.filter((name) => OUTSIDE.test(readFileSync(join(domain, name), 'utf8')))
  expect(lookers).toEqual([])
})
