import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'
import { modulesIn } from './import-zones.js'

const ROOT = join(import.meta.dirname, '../..')

/** The package's own modules that a file names, from the package's root. */
const importsOf = (src: string, file: string): string[] =>
  modulesIn(readFileSync(join(src, file), 'utf8'))
    .filter((spec) => spec.startsWith('#') || spec.startsWith('.'))
    .map((spec) => (spec.startsWith('#') ? spec.slice(1) : normalize(join(dirname(file), spec))))

/** A folder and its subfolders count as one room. The owner of a table that lists its parts may import them all. */
const isWithin = (one: string, other: string) => one === other || one.startsWith(`${other}/`) || other === '.'

/** Which folders each folder imports. */
const edgesOf = (name: string): ReadonlyMap<string, ReadonlySet<string>> => {
  const src = join(ROOT, name, 'src')
  const edges = new Map<string, Set<string>>()
  for (const file of readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path))) {
    const from = dirname(file)
    const to = importsOf(src, file).map(dirname)
    const others = to.filter((folder) => !isWithin(folder, from) && !isWithin(from, folder))
    edges.set(from, new Set([...(edges.get(from) ?? []), ...others]))
  }
  return edges
}

const reach = (
  edges: ReadonlyMap<string, ReadonlySet<string>>,
  from: string,
  seen = new Set<string>(),
): Set<string> => {
  for (const next of edges.get(from) ?? [])
    if (!seen.has(next)) {
      seen.add(next)
      reach(edges, next, seen)
    }
  return seen
}

/** The folders that reach each other, directly or not. */
const circles = (name: string): string[] => {
  const edges = edgesOf(name)
  const reached = new Map([...edges.keys()].map((folder) => [folder, reach(edges, folder)]))
  const groups = [...reached]
    .filter(([folder, all]) => all.has(folder))
    .map(([folder, all]) =>
      [...all]
        .filter((other) => reached.get(other)?.has(folder))
        .sort()
        .join(' ↔ '),
    )
  return [...new Set(groups)].sort()
}

describe('folders', () => {
  test.each(['core', 'server', 'web', 'cli', 'migrations', 'fixtures'])('in %s do not import each other', (name) =>
    expect(circles(name)).toEqual([]),
  )
})
