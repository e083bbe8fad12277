import { existsSync } from 'node:fs'
import { ESLint } from 'eslint'
import tseslint from 'typescript-eslint'
import { describe, expect, test } from 'vitest'
import { allZones, importZones } from './import-zones.js'

const cwd = new URL('../..', import.meta.url).pathname

/** The zones alone: no types have to be worked out for them. */
const eslint = new ESLint({
  cwd,
  overrideConfigFile: true,
  overrideConfig: [
    {
      files: ['**/*.{ts,tsx}'],
      languageOptions: { parser: tseslint.parser },
      plugins: { '@typescript-eslint': tseslint.plugin },
    },
    ...importZones,
  ] as ESLint.Options['overrideConfig'],
})

/** Whether the house's lint lets a file import a module, in each way in which one can be named. */
const allows = async (file: string, module: string): Promise<boolean> => {
  const ways = [
    `import * as it from '${module}'\nexport { it }\n`,
    `export const it = () => import('${module}')\n`,
    `export type It = import('${module}').It\n`,
    `export * from '${module}'\n`,
  ]
  const told = await Promise.all(ways.map((text) => eslint.lintText(text, { filePath: file })))
  const answers = told.map(([result]) => {
    const fatal = result!.messages.find((message) => message.fatal)
    if (fatal) throw new Error(fatal.message)
    return result!.messages.length === 0
  })
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
  ])('%s may not import %s', async (file, module) => expect(await allows(file, module)).toBe(false))

  test.each([
    ['core/src/domain/money/cents.ts', '#domain/money/round.ts'],
    ['core/src/contract/calls.ts', '#domain/money/cents.ts'],
    ['server/src/queries/users.ts', 'kysely'],
    ['server/src/http/mount.ts', 'hono'],
    ['web/src/features/inbox/inbox-list.tsx', '#ui/action/button.tsx'],
    ['web/src/features/inbox/inbox-list.tsx', '#features/inbox/inbox-row.tsx'],
    ['web/src/pages/inbox-page.tsx', '#features/inbox/inbox-list.tsx'],
  ])('%s may import %s', async (file, module) => expect(await allows(file, module)).toBe(true))

  test.each(allZones.map(([folder]) => folder))('%s is a folder that there is', (folder) =>
    expect(existsSync(new URL(`../../${folder}`, import.meta.url))).toBe(true),
  )
})
