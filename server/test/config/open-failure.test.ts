import { expect, test } from 'vitest'
import { DatabaseBusy } from '#db/database-busy.ts'
import { openFailure } from '#db/open-failure.ts'
import { sqlitePath } from '#db/sqlite-path.ts'

const UNREADABLE =
  '/data/xd.sqlite-lock can’t be read and written by the user this runs as. Give it to that user, or set XD_DATA_DIR to a folder of theirs.'
const FULL = 'The disk of /data is full. Free some space on it, then start again.'

test.each([
  ['EACCES', UNREADABLE],
  ['EPERM', UNREADABLE],
  ['EROFS', UNREADABLE],
  ['SQLITE_READONLY_DIRECTORY', UNREADABLE],
  ['SQLITE_CANTOPEN', UNREADABLE],
  ['SQLITE_PERM', UNREADABLE],
  ['ENOSPC', FULL],
  ['EDQUOT', FULL],
  ['SQLITE_FULL', FULL],
  [
    'SQLITE_BUSY_RECOVERY',
    '/data/xd.sqlite is held by another program, such as sqlite3. Close that, then start again.',
  ],
  ['EISDIR', '/data/xd.sqlite-lock is a folder, not a database file.'],
  ['ENOTDIR', '/data/xd.sqlite-lock can’t be made: a file is in the place of a folder.'],
  ['EEXIST', '/data/xd.sqlite-lock can’t be made: a file is in the place of a folder.'],
])('an unusable file is named: %s', (code, sentence) => {
  const cause = Object.assign(new Error('no'), { code, path: '/data/xd.sqlite-lock' })
  const outer = new Error('It failed.', { cause })
  expect(openFailure(cause, 'file:/data/xd.sqlite')).toEqual(new Error(sentence))
  expect(openFailure(outer, 'file:/data/xd.sqlite')).toEqual(new Error(sentence))
  expect(openFailure(outer, 'file:/data/xd.sqlite')).toMatchObject({ cause: outer })
  const unnamed = Object.assign(new Error('no'), { code })
  expect(openFailure(unnamed, 'file:/data/xd.sqlite')).toEqual(new Error(sentence.replace('-lock', '')))
})

test.each([
  [
    'SQLITE_NOTADB',
    '/data/xd.sqlite is not a database. Name another with XD_DATA_DIR or XD_DATABASE_URL, or put a backup in its place.',
  ],
  [
    'SQLITE_CORRUPT_INDEX',
    '/data/xd.sqlite can’t be read or written as it should (SQLITE_CORRUPT_INDEX). Check the disk; if it is well, put a backup in its place.',
  ],
  [
    'SQLITE_IOERR_READ',
    '/data/xd.sqlite can’t be read or written as it should (SQLITE_IOERR_READ). Check the disk; if it is well, put a backup in its place.',
  ],
])('a damaged file is named, but not for its lock’s error: %s', (code, sentence) => {
  const cause = Object.assign(new Error('no'), { code })
  expect(openFailure(cause, 'file:/data/xd.sqlite')).toEqual(new Error(sentence))
  const outer = new Error('The lock is broken.', { cause })
  expect(openFailure(outer, 'file:/data/xd.sqlite')).toBe(outer)
})

test.each([
  ['28P01', 'PostgreSQL refuses the user or the password in XD_DATABASE_URL: it says.'],
  ['28000', 'PostgreSQL refuses the user in XD_DATABASE_URL: it says.'],
  ['3D000', 'PostgreSQL has no such database: it says. Create it, empty, or mend XD_DATABASE_URL.'],
  ['42501', 'PostgreSQL does not allow it: it says. The user in XD_DATABASE_URL must own the database.'],
  ['0A000', 'PostgreSQL lacks something: it says. Version 14 or newer is needed, with its contrib extensions.'],
  ['53100', 'PostgreSQL’s disk is full: it says. Free some space on it, then start again.'],
  ['53300', 'PostgreSQL takes no more connections: it says. Each server needs eleven (max_connections).'],
])('what PostgreSQL refuses is said: %s', (code, sentence) => {
  const cause = Object.assign(new Error('it says'), { code })
  expect(openFailure(cause, 'postgres://db/xd')).toEqual(new Error(sentence))
  expect(openFailure(new Error('It failed.', { cause }), 'postgres://db/xd')).toEqual(new Error(sentence))
})

test.each([
  [
    'postgres://xd:secret@db.example:5432/xd',
    { code: 'ECONNREFUSED', message: 'connect ECONNREFUSED' },
    'PostgreSQL at db.example:5432 does not answer: connect ECONNREFUSED. Start it, or mend XD_DATABASE_URL.',
  ],
  // A name with several addresses that don’t answer gives an error without a message.
  [
    'postgres://xd:secret@localhost/xd',
    { code: 'ECONNREFUSED', message: '' },
    'PostgreSQL at localhost does not answer: ECONNREFUSED. Start it, or mend XD_DATABASE_URL.',
  ],
  [
    'postgres:///xd',
    { code: 'ENOENT', message: 'no such file' },
    'PostgreSQL at its socket does not answer: no such file. Start it, or mend XD_DATABASE_URL.',
  ],
  [
    'postgres:xd',
    { code: 'ENOENT', message: 'no such file' },
    'PostgreSQL at its socket does not answer: no such file. Start it, or mend XD_DATABASE_URL.',
  ],
  [
    'postgres://db?sslmode=verify-full',
    { code: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE', message: 'unable to verify' },
    'PostgreSQL at db has a certificate that is not trusted: unable to verify. Name the file of its authority with NODE_EXTRA_CA_CERTS, or renew it.',
  ],
  [
    'postgres://db',
    { code: 'CERT_HAS_EXPIRED', message: 'expired' },
    'PostgreSQL at db has a certificate that is not trusted: expired. Name the file of its authority with NODE_EXTRA_CA_CERTS, or renew it.',
  ],
  [
    'postgres://db/xd',
    { message: 'The server does not support SSL connections' },
    'PostgreSQL at db has no TLS. Turn it on there (ssl = on), or leave out the sslmode of XD_DATABASE_URL.',
  ],
])('a PostgreSQL that can’t be reached is named without its password: %s, %j', (url, given, sentence) => {
  const cause = Object.assign(new Error(given.message), given)
  expect(openFailure(new DatabaseBusy('PostgreSQL does not answer', { cause }), url)).toEqual(new Error(sentence))
  // Only such an error says that the database was not reached.
  expect(openFailure(cause, url)).toBe(cause)
})

test('any other error stays as it is', () => {
  const defect = new TypeError('x is not a function')
  const moved = new DatabaseBusy('busy', { cause: Object.assign(new Error('busy'), { code: 'SQLITE_BUSY' }) })
  for (const error of [defect, 'text', null, undefined]) {
    expect(openFailure(error, 'file:xd.sqlite')).toBe(error)
    expect(openFailure(error, 'postgres://db/xd')).toBe(error)
  }
  expect(openFailure(moved, 'postgres://db/xd')).toBe(moved)
})

test.each([
  ['file:./data/xd.sqlite', './data/xd.sqlite'],
  ['file:///data/my%20shop.sqlite', '/data/my shop.sqlite'],
  ['data/xd.sqlite', 'data/xd.sqlite'],
  ['postgres://db/xd', undefined],
  ['postgresql://db/xd', undefined],
  ['postgres.sqlite', 'postgres.sqlite'],
])('%s is the file %s', (url, path) => {
  expect(sqlitePath(url)).toBe(path)
})
