import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { holdAlone } from '#db/alone.ts'

test('an SQLite file has one server at a time', () => {
  const folder = mkdtempSync(join(tmpdir(), 'xd-alone-'))
  const url = `file:${folder}/xd.sqlite`
  try {
    const first = holdAlone(url, 0)
    expect(() => holdAlone(url, 0)).toThrow(`Another server is running on ${folder}/xd.sqlite.`)
    first.release()
    holdAlone(url, 0).release()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

test('other locks on it are not reported as another server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'xd-alone-'))
  try {
    writeFileSync(`${folder}/xd.sqlite-lock`, 'not a lock'.repeat(500))
    expect(() => holdAlone(`file:${folder}/xd.sqlite`, 0)).toThrow('cannot be kept for one server')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

test('PostgreSQL allows any number of servers', () => {
  const url = 'postgres://nobody@localhost:1/xd'
  expect(() => [holdAlone(url, 0), holdAlone(url, 0)]).not.toThrow()
})
