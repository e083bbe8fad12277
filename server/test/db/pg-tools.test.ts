import { chmodSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { scratch } from '@xd/fixtures/testing/scratch.ts'
import { runPgTool } from '#db/pg-tools.ts'

const folder = scratch('xd-pg-tools-')
afterAll(() => rmSync(folder, { recursive: true, force: true }))
afterEach(() => void vi.unstubAllEnvs())

/** A program that says what it was started with, and fails. */
const program = join(folder, 'pg_dump')
writeFileSync(program, '#!/bin/sh\necho "${PGPASSWORD-none} $*" >&2\nexit 1\n')
chmodSync(program, 0o755)

const started = async (url: string) => {
  vi.stubEnv('PATH', `${folder}:${process.env['PATH']}`)
  vi.stubEnv('PGPASSWORD', undefined)
  const failure: unknown = await runPgTool('pg_dump', url, ['--format=custom']).catch((error: unknown) => error)
  return (failure as Error).message
}

test.each([
  [
    'postgres://shop%40x:p%40ss%2F%23%25%3A@db:5432/office?sslmode=disable',
    'p@ss/#%: --no-password --dbname=postgres://shop%40x@db:5432/office?sslmode=disable --format=custom',
  ],
  ['postgres://shop@db/office', 'none --no-password --dbname=postgres://shop@db/office --format=custom'],
])('a program of PostgreSQL gets the password as it is, and no argument shows it: %s', async (url, said) => {
  expect(await started(url)).toBe(`pg_dump failed: ${said}`)
})

test('a program that is not there is named', async () => {
  vi.stubEnv('PATH', join(folder, 'nothing'))
  await expect(runPgTool('pg_restore', 'postgres://db/office', [])).rejects.toThrow(
    'pg_restore was not found. Install PostgreSQL’s client programs, of the server’s version or newer.',
  )
})
