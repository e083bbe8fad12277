import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { absolute, type BenchResult } from './bench.ts'

const dist = fileURLToPath(new URL('../web/dist', import.meta.url))
const KB = 1000

const size = (files: Iterable<string>): number =>
  [...files].reduce((total, file) => total + gzipSync(readFileSync(file)).length, 0) / KB

/** A chunk and all its static imports: what a browser fetches before the chunk runs. */
const reach = (file: string, seen: Set<string>): Set<string> => {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const [, name] of readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g))
    reach(join(dist, 'assets', name!), seen)
  return seen
}

const assets = join(dist, 'assets')

/** Chunks that each screen or dialog loads and at most one other shares. Returns the largest total, in kilobytes. */
const largestOwn = (loaded: ReadonlySet<string>) => {
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))
  const imported = scripts.flatMap((name) =>
    [...readFileSync(join(assets, name), 'utf8').matchAll(/import\(\s*[`"']\.\/([^`"']+\.js)/g)].map(
      ([, part]) => part!,
    ),
  )
  const parts = [...new Set(imported)].map((name) => ({
    name: name.replace(/-[\w-]{8}\.js$/, ''),
    files: [...reach(join(assets, name), new Set())].filter((file) => !loaded.has(file)),
  }))
  const users = (file: string) => parts.filter(({ files }) => files.includes(file)).length
  const own = parts.map(({ name, files }) => ({ name, kB: size(files.filter((file) => users(file) <= 2)) }))
  return own.reduce((largest, one) => (one.kB > largest.kB ? one : largest))
}

/**
 * The JavaScript, in kilobytes of gzip, needed to reach the inbox, the customer's two pages and the chat bubble, and
 * what the largest screen adds. Build the web client first.
 */
export const run = async (): Promise<BenchResult[]> => {
  if (!existsSync(join(dist, 'index.html'))) throw new Error('Build the web client first: npm run build')
  const entries = [...readFileSync(join(dist, 'index.html'), 'utf8').matchAll(/assets\/([^"']+\.js)/g)].map(
    ([, name]) => name!,
  )
  const seen = new Set<string>()
  for (const name of entries) reach(join(dist, 'assets', name), seen)
  const inbox = [...seen]
    .map((file) => /\binbox-[\w-]{8}\.js/.exec(readFileSync(file, 'utf8'))?.[0])
    .find((name) => name !== undefined)
  if (inbox) reach(join(dist, 'assets', inbox), seen)
  const { name, kB } = largestOwn(seen)
  return [
    absolute('web-size screen', kB, 90, 'KB', `the largest, ${name}`),
    absolute('web-size inbox', size(seen), 210, 'KB', `${seen.size} files`),
    absolute('web-size pay page', size([join(dist, 'pay/pay.js')]), 20, 'KB'),
    absolute('web-size self-service', size([join(dist, 'my/my.js')]), 20, 'KB'),
    absolute(
      'web-size bubble',
      size(
        ['bubble/loader.js', 'bubble-panel/bubble-panel.js', 'bubble-panel/panel.css'].map((file) => join(dist, file)),
      ),
      12,
      'KB',
    ),
  ]
}
