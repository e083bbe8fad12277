import { join } from 'node:path'
import {
  isArrowFunction,
  isBinaryExpression,
  isBlock,
  isCallExpression,
  isExpressionStatement,
  isPropertyAccessExpression,
  isVoidExpression,
  type Node,
} from 'typescript/unstable/ast'
import { API } from 'typescript/unstable/sync'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

/** Results of callbacks that an array's `forEach` drops. `Effect.forEach` runs its effects. */
const unheard = (node: Node): Node[] => {
  if (!isCallExpression(node) || !isPropertyAccessExpression(node.expression)) return []
  const { name, expression } = node.expression
  if (name.text !== 'forEach' || expression.getText() === 'Effect') return []
  return node.arguments.filter(isArrowFunction).flatMap(({ body }) => (isBlock(body) ? [] : [body]))
}

/** Expressions whose value is dropped: statements except assignments, operands of `void`, results for `forEach`. */
const dropped = (file: Node): Node[] => {
  const found: Node[] = []
  const visit = (node: Node): void => {
    if ((isExpressionStatement(node) || isVoidExpression(node)) && !isBinaryExpression(node.expression))
      found.push(node.expression)
    found.push(...unheard(node))
    node.forEachChild(visit)
  }
  visit(file)
  return found
}

/** Statements in the server that create an effect and drop it, or that yield an effect and drop the one it returns. */
const floating = (project: string): string[] => {
  const api = new API({ cwd: ROOT })
  try {
    const { program, checker } = api.updateSnapshot({ openProjects: [join(ROOT, project)] }).getProjects()[0]!
    const files = program.getSourceFileNames().filter((name) => name.startsWith(join(ROOT, 'server/src/')))
    return files.flatMap((name) => {
      const file = program.getSourceFile(name)!
      const nodes = dropped(file)
      return checker.getTypeAtLocation(nodes).flatMap((type, n) => {
        if (type?.getSymbol()?.name !== 'Effect') return []
        return `${name.slice(ROOT.length + 1)}: ${nodes[n]!.getText(file)}`
      })
    })
  } finally {
    api.close()
  }
}

// An effect does nothing until it runs: without `yield*`, a write is lost silently.
test('no effect is created and dropped', { timeout: 600_000 }, () => {
  expect(floating('server/tsconfig.json')).toEqual([])
})
