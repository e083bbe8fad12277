import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

const IMPORT = /^(?:import|export) ([^'"]*?)(?:from )?['"]([^'"]+)['"]/gm

/** The package's own modules that a file names, from the package's root. */
const importsIn = (src: string, file: string): { spec: string; isType: boolean }[] =>
  [...readFileSync(join(src, file), 'utf8').matchAll(IMPORT)]
    .map(([, names = '', spec = '']) => ({ spec, isType: isOfTypes(names) }))
    .filter(({ spec }) => spec.startsWith('#') || spec.startsWith('.'))
    .map(({ spec, isType }) => ({
      spec: spec.startsWith('#') ? spec.slice(1) : normalize(join(dirname(file), spec)),
      isType,
    }))

const isOfTypes = (names: string): boolean =>
  names.startsWith('type ') ||
  (names.startsWith('{') &&
    names
      .replace(/[{}]/g, '')
      .split(',')
      .every((name) => name.trim() === '' || name.trim().startsWith('type ')))

const importsOf = (src: string, file: string): string[] => importsIn(src, file).map(({ spec }) => spec)

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

/** Those that reach each other, directly or not. */
const groupsOf = (edges: ReadonlyMap<string, ReadonlySet<string>>): string[] => {
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

const circles = (name: string): string[] => groupsOf(edgesOf(name))

/** The modules that a file loads at run time. Imported types load nothing. */
const runtimeImports = (src: string, file: string): string[] =>
  importsIn(src, file).flatMap(({ spec, isType }) => (isType ? [] : [spec]))

/** Circles of files, each once, from the file that is first in the alphabet. */
const fileCircles = (name: string, importsOfFile: (src: string, file: string) => string[]): string[] => {
  const src = join(ROOT, name, 'src')
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path))
  const edges = new Map(files.map((file) => [file, new Set(importsOfFile(src, file))]))
  return groupsOf(edges)
}

const IS_TABLE = /(^|[./])tables?\.tsx?$/

const PACKAGES = ['core', 'server', 'web', 'cli', 'migrations', 'fixtures']

describe('folders', () => {
  test.each(PACKAGES)('in %s do not import each other', (name) => expect(circles(name)).toEqual([]))
})

describe('files', () => {
  test.each(PACKAGES)('in %s do not import each other at run time', (name) =>
    expect(fileCircles(name, runtimeImports)).toEqual([]),
  )

  test.each(PACKAGES)('in %s share types both ways only with the table that lists them', (name) => {
    const typed = (src: string, file: string) => (IS_TABLE.test(file) ? [] : importsOf(src, file))
    expect(fileCircles(name, typed)).toEqual([])
  })
})
