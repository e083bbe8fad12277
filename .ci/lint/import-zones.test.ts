import { ESLint } from 'eslint'
import { describe, expect, test } from 'vitest'

const eslint = new ESLint({ cwd: new URL('../..', import.meta.url).pathname })

/** Whether the house's lint lets a file (one that is there, by its path) import a module. */
const allows = async (file: string, module: string): Promise<boolean> => {
  const [result] = await eslint.lintText(`import * as it from '${module}'\nexport { it }\n`, { filePath: file })
  const fatal = result!.messages.find((message) => message.fatal)
  if (fatal) throw new Error(fatal.message)
  return !result!.messages.some(({ ruleId }) => ruleId?.endsWith('no-restricted-imports'))
}

describe('import zones', { timeout: 60_000 }, () => {
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
    ['web/src/pay/pay.ts', 'react'],
    ['cli/src/main.ts', '@xd/server/app.ts'],
  ])('%s may not import %s', async (file, module) => expect(await allows(file, module)).toBe(false))

  test.each([
    ['core/src/domain/money/cents.ts', '#domain/money/round.ts'],
    ['core/src/contract/calls.ts', '#domain/money/cents.ts'],
    ['server/src/queries/users.ts', 'kysely'],
    ['server/src/http/mount.ts', 'hono'],
    ['web/src/features/inbox/inbox-list.tsx', '#ui/action/button.tsx'],
  ])('%s may import %s', async (file, module) => expect(await allows(file, module)).toBe(true))
})
