import type { Context } from 'hono'
import { html } from 'hono/html'
import type { Failure } from '#failure.ts'

/**
 * The answer when a file cannot be downloaded. A program gets the same answer as from any call; a person, who followed
 * a link or a bookmark, gets a page that says why and where to go.
 */
export const fileRefused = (c: Context, failure: Failure): Response | Promise<Response> => {
  if (!(c.req.header('accept') ?? '').includes('text/html'))
    return c.json({ success: false, error: failure.body }, failure.status)
  const signedOut = failure.code === 'signed_out'
  const [title, sentence, link, word] = signedOut
    ? ['Sign in to download this file', 'Sign in, then open the link again.', '/login', 'Sign in']
    : ['This file can’t be downloaded', failure.body.message, '/', 'Back to XD']
  return c.html(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <meta name="color-scheme" content="light dark" />
          <title>${title}</title>
        </head>
        <body>
          <main>
            <h1>${title}</h1>
            <p>${sentence}</p>
            <p><a href="${link}">${word}</a></p>
          </main>
        </body>
      </html>`,
    failure.status,
    { 'cache-control': 'no-store' },
  )
}
