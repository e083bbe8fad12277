import { join } from 'node:path'
import {
  isArrowFunction,
  isCallExpression,
  isFunctionDeclaration,
  isFunctionExpression,
  isPropertyAccessExpression,
  isStringLiteral,
  type Node,
} from 'typescript/unstable/ast'
import { API } from 'typescript/unstable/sync'
import { expect, test } from 'vitest'

// A function that is given a company sees only that company's rows: each of its queries compares the company, however
// narrow the rest of its condition is.

const ROOT = join(import.meta.dirname, '../..')
const SERVER = join(ROOT, 'server/src/')
const STARTS = new Set(['selectFrom', 'updateTable', 'deleteFrom'])
const GIVES_COMPANY = /\b(CompanyScope|Tenant|StoreScope|Caller)\b/
const COMPARES_COMPANY = /companyID', '(=|in)'|companyID', '\w+\.companyID'/

/** Rows found within the company just before, joined to such rows, or bounded by a search. This list only gets shorter. */
const WITHIN = [
  'queries/customer-duplicates.ts: customers',
  'queries/customer-search.ts: customers',
  'queries/erasure.ts: messages',
  'queries/feature-use.ts: message_media',
  'queries/lead-list.ts: customers',
  'queries/loan-list.ts: customers',
  'queries/mailer-audience.ts: import_customers',
  'queries/mailer-recipient-list.ts: customers',
  'queries/mailers.ts: mailer_recipients',
  'queries/message-results.ts: mailer_recipients',
  'queries/message-results.ts: notices',
  'queries/message-results.ts: ticket_outcomes',
  'queries/messages.ts: message_schedules',
  'queries/notice-batches.ts: notices',
  'queries/notice-list.ts: customers',
  'queries/old-messages.ts: media',
  'queries/old-messages.ts: messages',
  'queries/plans.ts: plan_turns',
  'queries/promise-payments.ts: payment_tickets',
  'queries/renewal-assents.ts: renewal_assents',
  'queries/ticket-list.ts: customers',
]

const isGivenCompany = (node: Node): boolean =>
  (isArrowFunction(node) || isFunctionExpression(node) || isFunctionDeclaration(node)) &&
  node.parameters.some((parameter) => GIVES_COMPANY.test(parameter.type?.getText() ?? ''))

/** The table at which a query starts, if this call starts one. */
const tableOf = (node: Node): string | undefined => {
  if (!isCallExpression(node) || !isPropertyAccessExpression(node.expression)) return undefined
  const [table] = node.arguments
  return STARTS.has(node.expression.name.text) && table && isStringLiteral(table) ? table.text.split(' ')[0] : undefined
}

/** The query that starts there, with all calls that are chained to it. */
const chainOf = (start: Node): Node => {
  let chain = start
  while (isPropertyAccessExpression(chain.parent) && isCallExpression(chain.parent.parent)) chain = chain.parent.parent
  return chain
}

const unbounded = (file: Node): string[] => {
  const found: string[] = []
  const visit = (node: Node, isGiven: boolean): void => {
    const table = tableOf(node)
    if (isGiven && table !== undefined && !COMPARES_COMPANY.test(chainOf(node).getText())) found.push(table)
    node.forEachChild((child) => visit(child, isGiven || isGivenCompany(node)))
  }
  visit(file, false)
  return found
}

test('a query of a function that is given a company compares the company', () => {
  const api = new API({ cwd: ROOT })
  try {
    const { program } = api.updateSnapshot({ openProjects: [join(ROOT, 'server/tsconfig.json')] }).getProjects()[0]!
    const files = program.getSourceFileNames().filter((name) => name.startsWith(SERVER))
    const found = files.flatMap((name) =>
      unbounded(program.getSourceFile(name)!).map((table) => `${name.slice(SERVER.length)}: ${table}`),
    )
    expect([...new Set(found)].toSorted()).toEqual(WITHIN)
  } finally {
    api.close()
  }
})
