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
const COMPARES_COMPANY =
  /companyID', '(=|in)'|companyID', '\w+\.companyID'|company(Column|OfKeys)\([^)]*\), '='|ofCustomers\(db, companyID/

/** Rows that are found, joined or chosen through others of the company. This list only gets shorter. */
const WITHIN = [
  'queries/activity-names.ts: users',
  'queries/erase-notices.ts: notice_tickets',
  'queries/erasure.ts: messages',
  'queries/feature-use.ts: message_media',
  'queries/mailer-audience.ts: import_customers',
  'queries/mailers.ts: mailer_recipients',
  'queries/messages.ts: message_schedules',
  'queries/notice-batches.ts: notices',
  'queries/old-messages.ts: media',
  'queries/old-messages.ts: messages',
  'queries/plans.ts: plan_turns',
  'queries/promise-payments.ts: payment_tickets',
  'queries/renewal-assents.ts: renewal_assents',
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

/** A query's text without the queries inside it, which may compare the company when it does not. */
const ownText = (start: Node): string => {
  const chain = chainOf(start)
  let text = chain.getText()
  const visit = (node: Node): void => {
    if (node !== start && tableOf(node) !== undefined) text = text.replace(chainOf(node).getText(), '')
    else node.forEachChild(visit)
  }
  visit(chain)
  return text
}

const unbounded = (file: Node): string[] => {
  const found: string[] = []
  const visit = (node: Node, isGiven: boolean): void => {
    const table = tableOf(node)
    if (isGiven && table !== undefined && !COMPARES_COMPANY.test(ownText(node))) found.push(table)
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
    expect(found.toSorted()).toEqual(WITHIN)
  } finally {
    api.close()
  }
})
