import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

const instrumenter = pathToFileURL(createRequire(import.meta.url).resolve('@stryker-mutator/instrumenter'))
const own = (path) => import(new URL(path, instrumenter).href)
const [{ allMutators }, { deepCloneNode }] = await Promise.all([
  own('mutators/mutate.js'),
  own('util/syntax-helpers.js'),
])

const OF_QUERIES = new Set(['where', 'whereRef', 'having', 'orderBy', 'limit', 'distinct'])

/** Stryker doesn't change queries: each condition, order and limit of one is forgotten in turn. */
const forgottenCall = {
  name: 'ForgottenCall',
  *mutate(path) {
    if (!path.isCallExpression()) return
    const { callee } = path.node
    if (callee.type === 'MemberExpression' && OF_QUERIES.has(callee.property.name)) yield deepCloneNode(callee.object)
  },
}

/** Nor does it forget a step whose result nobody uses. */
const forgottenStep = {
  name: 'ForgottenStep',
  *mutate(path) {
    if (path.isExpressionStatement()) yield { type: 'EmptyStatement' }
  },
}

/** Adds both to the changes that Stryker makes. */
export const forget = () => allMutators.push(forgottenCall, forgottenStep)
