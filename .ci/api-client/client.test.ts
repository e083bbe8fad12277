import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import openapiTS, { astToString } from 'openapi-typescript'
import { openAPI } from '@xd/core/contract/openapi.ts'
import { CURRENT_VERSION } from '@xd/core/domain/version/current.ts'
import { expect, test } from 'vitest'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const DOCUMENT = JSON.stringify(openAPI(CURRENT_VERSION))

test('Redocly reports no warning about the API document', async () => {
  const config = await createConfig({ extends: ['recommended'] })
  const problems = await lintFromString({ source: DOCUMENT, config })
  expect(problems.map(({ message, location }) => `${message} ${location[0]?.pointer ?? ''}`)).toEqual([])
})

test('someone else’s program compiles against types generated from it', async () => {
  const types = astToString(await openapiTS(JSON.parse(DOCUMENT) as never))
  mkdirSync(here('dist'), { recursive: true })
  writeFileSync(here('dist/schema.ts'), types)
  const compiler = fileURLToPath(new URL('tsc.js', import.meta.resolve('typescript')))
  const said = () =>
    execFileSync(process.execPath, [compiler, '--project', here('tsconfig.json')], { encoding: 'utf8' })
  expect(said()).toBe('')
})
