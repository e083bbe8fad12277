// Finds the elements whose handlers lead to a writing call. It follows names within a file, and hooks and functions
// across files. A component's own file answers for the handlers passed to it.
import { parseSync } from 'oxc-parser'

/** Visits each node with its ancestors. */
const walk = (node, visit, above = []) => {
  if (Array.isArray(node)) return node.forEach((one) => walk(one, visit, above))
  if (node === null || typeof node !== 'object') return
  const isNode = typeof node.type === 'string'
  if (isNode) visit(node, above)
  for (const value of Object.values(node))
    if (value && typeof value === 'object') walk(value, visit, isNode ? [...above, node] : above)
}

const some = (node, is) => {
  let found = false
  walk(node, (one, above) => (found ||= is(one, above)))
  return found
}

const namesIn = (pattern) => {
  if (!pattern) return []
  if (pattern.type === 'Identifier') return [pattern.name]
  if (pattern.type === 'ArrayPattern') return pattern.elements.flatMap(namesIn)
  if (pattern.type === 'ObjectPattern') return pattern.properties.flatMap((one) => namesIn(one.value ?? one.argument))
  return pattern.type === 'AssignmentPattern' ? namesIn(pattern.left) : []
}

const isFunction = (node) => /Function|BlockStatement/.test(node?.type ?? '')
const isComponent = (name) => /^[A-Z]/.test(name)

/** The names that a file binds, each with its value. */
const bindingsIn = (program) => {
  const found = []
  walk(program, (node) => {
    if (node.type === 'FunctionDeclaration' && node.id) found.push([node.id, node.body])
    if (node.type !== 'VariableDeclarator' || !node.init) return
    const { id, init } = node
    if (id.type === 'ArrayPattern' && init.type === 'ArrayExpression')
      id.elements.forEach((one, place) => found.push([one, init.elements[place]]))
    else found.push([id, init])
  })
  return found
}

/** Reads the web's files once. `isWrite` tells from a call's name whether it writes. */
export const readScreens = (sources, isWrite) => {
  const files = Object.entries(sources).map(([file, text]) => ({ file, program: parseSync(file, text).program }))
  /** Exported hooks and functions that end in a writing call. */
  const writers = new Set()
  const isWriting = (node) => {
    if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return false
    const [first] = node.arguments
    // A name passed in from outside could be anything.
    if (node.callee.name === 'useCallMutation') return first.type !== 'Literal' || isWrite(first.value)
    if (node.callee.name === 'call') return first?.type === 'Literal' && isWrite(first.value)
    return writers.has(node.callee.name)
  }
  const exported = files.flatMap(({ program }) =>
    program.body.flatMap(({ type, declaration }) =>
      type === 'ExportNamedDeclaration' && declaration ? bindingsIn(declaration).slice(0, 1) : [],
    ),
  )
  for (let known = -1; known < writers.size;) {
    known = writers.size
    for (const [id, body] of exported)
      if (id.type === 'Identifier' && !isComponent(id.name) && some(body, isWriting)) writers.add(id.name)
  }
  return { files, isWriting }
}

/** The handlers of a menu entry or a shortcut. */
const ENTRY_HANDLERS = ['onSelect', 'run']

const STATES = ['isPending', 'isError', 'isSuccess', 'error', 'data', 'variables', 'reset']
/** The other names that a file takes from `useEditor`. */
const DRAFT = ['first', 'draft', 'change', 'leave', 'fault', 'failure', 'dialog']

/** Each handler in a file that leads to a writing call: an element's, a menu entry's or a shortcut's. */
export const actsOf = ({ file, program }, isWriting) => {
  const acting = new Set()
  const acts = (node, above) => {
    if (isWriting(node)) return true
    if (node.type !== 'Identifier' || !acting.has(node.name)) return false
    const parent = above.at(-1)
    if (parent?.type === 'MemberExpression')
      return parent.object === node ? ![...STATES, ...DRAFT].includes(parent.property.name) : parent.computed
    return parent?.type !== 'Property' || parent.value === node
  }
  const bindings = bindingsIn(program).filter(([id]) => !(id?.type === 'Identifier' && isComponent(id.name)))
  for (let known = -1; known < acting.size;) {
    known = acting.size
    for (const [id, value] of bindings) {
      const leads = isFunction(value) ? some(value, acts) : value && value.type !== 'JSXElement' && isMade(value, acts)
      if (leads) for (const name of namesIn(id)) acting.add(name)
    }
  }
  const found = []
  walk(program, (node) => {
    if (node.type === 'ObjectExpression') {
      const property = (name) => node.properties.find((one) => one.key?.name === name)?.value
      const handler = ENTRY_HANDLERS.find((name) => property(name) && some(property(name), acts))
      if (handler) found.push({ file, element: 'entry', handler, writes: property('writes')?.value === true })
    }
    if (node.type !== 'JSXOpeningElement') return
    const attribute = (name) => node.attributes.find((one) => one.name?.name === name)
    const writes = attribute('writes')
    for (const { type, name, value } of node.attributes)
      if (type === 'JSXAttribute' && /^on[A-Z]/.test(name.name) && value && some(value, acts))
        found.push({
          file,
          element: node.name.name ?? node.name.property?.name,
          handler: name.name,
          writes: writes && writes.value?.expression?.value !== false,
          waives: writes?.value?.expression?.value === false,
          submits: attribute('type')?.value?.value === 'submit',
        })
  })
  return found
}

/** A mutation, its editor, or an object or list of functions. */
const isMade = (value, acts) =>
  (value.type === 'CallExpression' &&
    (acts(value, []) || (value.callee.name === 'useEditor' && some(value.arguments, acts)))) ||
  (['ObjectExpression', 'ArrayExpression', 'ConditionalExpression'].includes(value.type) && some(value, acts))
