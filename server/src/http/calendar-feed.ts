import { createHash } from 'node:crypto'
import { Effect } from 'effect'
import type { Hono } from 'hono'
import { readingApart } from '#db/database.ts'
import type { Log } from '#log.ts'
import type { Runtime } from '#services.ts'
import { readFeed } from '#services/calendar/feed/read-feed.ts'
import { answer } from './answer.ts'
import { nameInPath } from './name-in-path.ts'

const FILE = /^([\w-]{43})\.ics$/

/** A user's calendar for other programs: without a session, and only by its secret address. */
export const calendarFeed = (app: Hono, runtime: Runtime, log: Log): void => {
  const answered = answer(runtime, log)
  app.get('/ical/:file', (c) => {
    const token = FILE.exec(nameInPath(c, 'file'))?.[1] ?? ''
    const send = (file: string) => {
      const etag = `"${createHash('sha256').update(file).digest('base64url')}"`
      const headers = { etag, 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' }
      const known = (c.req.header('if-none-match') ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
      if (known.includes(etag)) return c.body(null, 304, headers)
      return c.body(file, 200, {
        ...headers,
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'inline; filename="calendar.ics"',
      })
    }
    return answered(c, Effect.map(readingApart(readFeed(token)), send), {
      refuse: () => c.text('There is no calendar at this address. The address may have changed.', 404),
      what: 'a calendar feed failed',
    })
  })
}
