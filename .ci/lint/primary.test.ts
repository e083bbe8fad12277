import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'

// A primary button is green: the main action of a screen, dialog or list.

const SRC = join(import.meta.dirname, '../../web/src')

/** Lists without a main action: their rows come from elsewhere. */
const NO_MAIN_ACT = ['features/reports/reports-screen.tsx', 'pages/rewrites-page.tsx']

/** Primary buttons of which only one shows at a time. The two halves of a split button count as one control. */
const ONE_OF_SEVERAL = [
  'features/conversation/send-button.tsx',
  'features/loans/save-quote.tsx',
  'features/mailers/mailer-acts.tsx',
]

interface Node {
  readonly type: string
  readonly [key: string]: unknown
}
const NOTHING: Node = { type: 'Nothing' }
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const childrenOf = (node: Node): readonly Node[] => Object.values(node).flat().filter(isNode)
const isFunction = ({ type }: Node): boolean => /Function/.test(type)

const nameOf = (element: Node): string => String(((element.openingElement as Node).name as Node).name)
const attributesOf = (element: Node): readonly Node[] => (element.openingElement as Node).attributes as Node[]
const attribute = (element: Node, name: string): Node | undefined =>
  attributesOf(element).find((one) => (one.name as Node | undefined)?.name === name)

/** Overlays count separately. */
const isLayer = (node: Node): boolean => node.type === 'JSXElement' && /Dialog$/.test(nameOf(node))
const isPrimary = (node: Node): boolean => {
  if (node.type !== 'JSXElement') return false
  const variant = attribute(node, 'variant')
  return nameOf(node) === 'MainAct' || (variant !== undefined && /"primary"/.test(JSON.stringify(variant.value)))
}

/** The most that show at once. Only one of two branches shows. */
const shownAtOnce = (node: Node): number => {
  if (node.type === 'ConditionalExpression')
    return Math.max(shownAtOnce(node.consequent as Node), shownAtOnce(node.alternate as Node))
  if (node.type === 'BlockStatement') {
    const returns = (node.body as Node[]).filter(({ type }) => type === 'IfStatement' || type === 'ReturnStatement')
    return Math.max(0, ...returns.map(shownAtOnce))
  }
  const inner = childrenOf(node).reduce((sum, child) => sum + (isLayer(child) ? 0 : shownAtOnce(child)), 0)
  return inner + Number(isPrimary(node))
}

const walk = function* (node: Node): Generator<Node> {
  yield node
  for (const child of childrenOf(node)) yield* walk(child)
}

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.startsWith('gallery/'))
  .map((file) => {
    const { program } = parseSync(file, readFileSync(join(SRC, file), 'utf8'))
    return { file, nodes: [...walk(program as unknown as Node)] }
  })

test('a screen or dialog has at most one primary button', () => {
  const layers = files.flatMap(({ file, nodes }) =>
    nodes.filter((node) => isLayer(node) || isFunction(node)).map((node) => ({ file, shown: shownAtOnce(node) })),
  )
  expect(layers.filter(({ shown }) => shown === 1).length).toBeGreaterThan(50)
  const several = layers.filter(({ shown }) => shown > 1).map(({ file }) => file)
  expect([...new Set(several)].toSorted()).toEqual(ONE_OF_SEVERAL)
})

test('the main action of a list is primary', () => {
  const green = new Set(
    files.flatMap(({ nodes }) =>
      nodes
        .filter((node) => node.type === 'FunctionDeclaration' && [...walk(node)].some(isPrimary))
        .map(({ id }) => String((id as Node).name)),
    ),
  )
  /** The content of its header, even when a variable holds it. */
  const actionsOf = (element: Node, nodes: readonly Node[]): readonly Node[] => {
    const actions = element.type === 'JSXElement' && /List(Page)?$/.test(nameOf(element))
    const inner = actions ? [...walk(attribute(element, 'actions') ?? NOTHING)] : []
    const names = new Set(inner.map(({ type, name }) => type === 'Identifier' && name))
    const held = nodes.filter(({ type, id }) => type === 'VariableDeclarator' && names.has((id as Node).name as string))
    return [...inner, ...held.flatMap((one) => [...walk(one)])].filter(({ type }) => type === 'JSXElement')
  }
  const lists = files.flatMap(({ file, nodes }) => {
    const actions = nodes.flatMap((node) => actionsOf(node, nodes))
    return actions.length === 0 || file.startsWith('ui/') ? [] : [{ file, actions }]
  })
  expect(lists.length).toBeGreaterThan(8)
  const plain = lists.filter(({ actions }) => !actions.some((one) => isPrimary(one) || green.has(nameOf(one))))
  expect(plain.map(({ file }) => file).toSorted()).toEqual(NO_MAIN_ACT)
})
