import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { allZones, forbidden } from './import-zones.js'

/** Whether a file may import a module, for each kind of import. */
const allows = (file: string, module: string): boolean => {
  const ways = [
    `import * as it from '${module}'\nexport { it }\n`,
    `import { one,\n  other } from '${module}'\n`,
    `import '${module}'\n`,
    `export const it = () => import('${module}')\n`,
    `export const it = () => import(\n  '${module}'\n)\n`,
    `export type It = import('${module}').It\n`,
    `export * from '${module}'\n`,
  ]
  const answers = ways.map((text) => forbidden(file, text).length === 0)
  if (new Set(answers).size > 1) throw new Error(`One way is fenced and another is not: ${answers.join()}`)
  return answers[0]!
}

describe('import zones', () => {
  test.each([
    ['core/src/domain/money/cents.ts', 'node:fs'],
    ['core/src/domain/money/cents.ts', 'effect'],
    ['core/src/domain/money/cents.ts', '#contract/calls.ts'],
    ['core/src/domain/money/cents.ts', 'react'],
    ['core/src/contract/calls.ts', '#client/call-client.ts'],
    ['core/src/client/call-client.ts', 'effect'],
    ['server/src/calls/auth/login.ts', 'kysely'],
    ['server/src/calls/auth/login.ts', 'hono'],
    ['server/src/calls/auth/login.ts', 'ws'],
    ['server/src/services/session.ts', 'hono'],
    ['server/src/queries/users.ts', '#services/session.ts'],
    ['server/src/http/mount.ts', '@xd/fixtures/boot.ts'],
    ['server/src/live/hub.ts', 'hono'],
    ['web/src/ui/action/button.tsx', '#data/calls.ts'],
    ['web/src/features/inbox/inbox-list.tsx', '#features/conversation/thread.tsx'],
    ['web/src/features/inbox/inbox-list.tsx', '@xd/core/client/call-client.ts'],
    ['web/src/pages/inbox-page.tsx', '#gallery/sample.ts'],
    ['web/src/pages/inbox-page.tsx', '@xd/core/client/call-client.ts'],
    ['web/src/gallery/gallery-page.tsx', '#pages/inbox-page.tsx'],
    ['web/src/pay/pay.ts', 'react'],
    ['cli/src/main.ts', '@xd/server/app.ts'],
  ])('%s may not import %s', (file, module) => expect(allows(file, module)).toBe(false))

  test.each([
    ['core/src/domain/money/cents.ts', '#domain/money/round.ts'],
    ['core/src/contract/calls.ts', '#domain/money/cents.ts'],
    ['server/src/queries/users.ts', 'kysely'],
    ['server/src/http/mount.ts', 'hono'],
    ['web/src/features/inbox/inbox-list.tsx', '#ui/action/button.tsx'],
    ['web/src/features/inbox/inbox-list.tsx', '#features/inbox/inbox-row.tsx'],
    ['web/src/pages/inbox-page.tsx', '#features/inbox/inbox-list.tsx'],
  ])('%s may import %s', (file, module) => expect(allows(file, module)).toBe(true))

  test.each(allZones.map(([folder]) => folder))('%s is an existing folder', (folder) =>
    expect(existsSync(new URL(`../../${folder}`, import.meta.url))).toBe(true),
  )
})
