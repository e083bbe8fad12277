import { join } from 'node:path'
import { isBinaryExpression, isExpressionStatement, isVoidExpression, type Node } from 'typescript/unstable/ast'
import { API } from 'typescript/unstable/sync'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

/** Expressions whose value is dropped: statements other than assignments, and operands of `void`. */
const dropped = (file: Node): Node[] => {
  const found: Node[] = []
  const visit = (node: Node): void => {
    if ((isExpressionStatement(node) || isVoidExpression(node)) && !isBinaryExpression(node.expression))
      found.push(node.expression)
    node.forEachChild(visit)
  }
  visit(file)
  return found
}

/** Statements of the server that make an effect and drop it, or yield one that makes another. */
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

// An effect does nothing until it is run: a forgotten `yield*` before a write loses the write without a word.
test('no effect is made and dropped', () => {
  expect(floating('server/tsconfig.json')).toEqual([])
})
