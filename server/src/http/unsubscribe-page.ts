import { Effect } from 'effect'
import type { Hono } from 'hono'
import type { Language } from '@xd/core/domain/text/language.ts'
import type { Log } from '#log.ts'
import type { Runtime } from '#services.ts'
import { unsubscribe, unsubscribing } from '#services/mailers/unsubscribe.ts'
import { answer } from './answer.ts'

const WORDS: Readonly<Record<Language, Readonly<Record<'title' | 'ask' | 'act' | 'done', string>>>> = {
  en: {
    title: 'Unsubscribe',
    ask: 'No more advertising emails or texts from',
    act: 'Unsubscribe',
    done: 'You will get no more advertising from',
  },
  es: {
    title: 'Darse de baja',
    ask: 'No recibir más publicidad de',
    act: 'Darse de baja',
    done: 'Ya no recibirá publicidad de',
  },
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (one) => ESCAPES[one]!)

const page = (language: Language, content: string): string => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${WORDS[language].title}</title></head><body><main>${content}</main></body></html>`

const HEADERS = {
  'content-security-policy': "default-src 'none'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
}

/**
 * The page an email’s Unsubscribe link leads to, without a session. Opening it changes nothing, since mail programs
 * open links on their own; posting to it does, as they do for their one-click button (RFC 8058).
 */
export const unsubscribePage = (app: Hono, runtime: Runtime, log: Log): void => {
  const answered = answer(runtime, log)
  app.get('/u/:token', (c) =>
    answered(
      c,
      Effect.map(unsubscribing(c.req.param('token')), ({ companyName, language }) => {
        const { ask, act } = WORDS[language]
        const form = `<form method="post"><p>${ask} ${escaped(companyName)}.</p><button>${act}</button></form>`
        return c.html(page(language, form), 200, HEADERS)
      }),
      { refuse: () => c.text('There is nothing at this address.', 404), what: 'an unsubscribe page failed' },
    ),
  )
  app.post('/u/:token', (c) =>
    answered(
      c,
      Effect.map(unsubscribe(c.req.param('token')), ({ companyName, language }) =>
        c.html(page(language, `<p>${WORDS[language].done} ${escaped(companyName)}.</p>`), 200, HEADERS),
      ),
      { refuse: () => c.text('There is nothing at this address.', 404), what: 'unsubscribing failed' },
    ),
  )
}
