import { join } from 'node:path'
import {
  isArrowFunction,
  isCallExpression,
  isFunctionDeclaration,
  isFunctionExpression,
  isPropertyAccessExpression,
  type Node,
} from 'typescript/unstable/ast'
import { API } from 'typescript/unstable/sync'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const SERVER = join(ROOT, 'server/src/')
const WRITES = new Set([
  'insertInto',
  'updateTable',
  'deleteFrom',
  'mergeInto',
  'forUpdate',
  'forShare',
  'forNoKeyUpdate',
])

/** Single statements at a start or by a program of their own, where no transaction is needed. */
const ALONE = ['db/mode.ts', 'db/moved.ts', 'queries/backups.ts', 'queries/jobs.ts', 'queries/meta.ts']

/** The calls in a function that write or lock, those of functions within it left out if they take a database. */
const writesIn = (node: Node): string[] => {
  if (takesReads(node) || takes(node, 'TxDb')) return []
  const own =
    isCallExpression(node) && isPropertyAccessExpression(node.expression) && WRITES.has(node.expression.name.text)
      ? [node.expression.name.text]
      : []
  const inner: string[] = []
  node.forEachChild((child) => void inner.push(...writesIn(child)))
  return [...own, ...inner]
}

const takes = (node: Node, type: string): boolean =>
  (isArrowFunction(node) || isFunctionExpression(node) || isFunctionDeclaration(node)) &&
  node.parameters.some((parameter) => parameter.type?.getText() === type)

const takesReads = (node: Node): boolean => takes(node, 'Db')

const faultsIn = (file: Node): string[] => {
  const found: string[] = []
  const visit = (node: Node): void => {
    if (takesReads(node))
      node.forEachChild(
        (child) => void found.push(...writesIn(child).map((name) => `${name}: ${node.getText().slice(0, 80)}`)),
      )
    node.forEachChild(visit)
  }
  visit(file)
  return found
}

// A query takes a `Db` to read and a `TxDb` to write or lock. Only a transaction hands out a `TxDb`, so a write outside
// one doesn't compile (server/test/db/locks.test.ts).
test('no query that takes a database for reading writes or locks', () => {
  const api = new API({ cwd: ROOT })
  try {
    const { program } = api.updateSnapshot({ openProjects: [join(ROOT, 'server/tsconfig.json')] }).getProjects()[0]!
    const files = program
      .getSourceFileNames()
      .filter((name) => name.startsWith(SERVER) && !ALONE.includes(name.slice(SERVER.length)))
    const faults = files.flatMap((name) =>
      faultsIn(program.getSourceFile(name)!).map((fault) => `${name.slice(ROOT.length + 1)} ${fault}`),
    )
    expect(faults).toEqual([])
  } finally {
    api.close()
  }
})
