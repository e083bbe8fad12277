import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { type BubbleWorld, bubbleWorld } from './bubble-world.ts'

describe.each(ENGINES)('the pages of the chat bubble, on %s', (database) => {
  let world: BubbleWorld
  beforeAll(async () => {
    world = await bubbleWorld({ database })
  })
  afterAll(() => world.close())

  const get = (path: string) => fetch(`${world.url}${path}`)

  test('only the panel may be framed, and only by the company’s sites', async () => {
    const panel = await get(`/bubble/${world.companyKey}`)
    expect(panel.status).toBe(200)
    expect(panel.headers.get('x-frame-options')).toBeNull()
    const policy = panel.headers.get('content-security-policy')!
    expect(policy.replaceAll(/sha256-[^']+/g, '{digest}').split('; ')).toEqual([
      "default-src 'none'",
      `script-src '{digest}' ${world.config.publicURL}/bubble-quote/bubble-quote.js`,
      "style-src '{digest}'",
      // Pictures that a visitor has chosen.
      "img-src 'self' blob:",
      "connect-src 'self'",
      "form-action 'none'",
      "base-uri 'none'",
      'frame-ancestors https://goldenpledge.example https://www.goldenpledge.example',
    ])
    expect(Object.fromEntries(panel.headers)).toMatchObject({
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
      vary: expect.stringContaining('accept-language') as string,
    })
    for (const path of ['/', '/login', '/bubble', `/bubble/${world.companyKey}/more`]) {
      const other = await get(path)
      expect(other.headers.get('x-frame-options')).toBe('DENY')
      expect(other.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    }
  })

  test('the script of a shop’s page carries its settings, and may be loaded by it', async () => {
    const script = await get(`/bubble/${world.companyKey}/bubble.js`)
    expect(script.headers.get('content-type')).toContain('text/javascript')
    expect(script.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(script.headers.get('x-frame-options')).toBe('DENY')
  })

  test('the button is in Spanish where the company uses it, like the panel', async () => {
    const owner = await world.signIn('owner')
    // Not the script itself, because a failing test would print it.
    const speaksSpanish = async () =>
      (await (await get(`/bubble/${world.companyKey}/bubble.js`)).text()).includes('Escríbanos')
    const speak = (companyLanguages: ('en' | 'es')[]) =>
      owner('settings/company/save', { company: { companyLanguages } })
    expect(await speaksSpanish()).toBe(true)
    await speak(['en'])
    expect(await speaksSpanish()).toBe(false)
    expect(await (await get(`/bubble/${world.companyKey}?lang=es`)).text()).toContain('<html lang="en">')
    await speak(['en', 'es'])
  })

  test('are not found for an unknown company, or a bubble that is off', async () => {
    for (const key of ['nobody', 'silveranchor', '%3Cscript%3E'])
      for (const path of [`/bubble/${key}`, `/bubble/${key}/bubble.js`]) {
        const answer = await get(path)
        expect(answer.status).toBe(404)
        expect(await answer.text()).toBe('There is no chat here.')
        expect(answer.headers.get('x-frame-options')).toBe('DENY')
      }
  })

  test('a company’s text can’t end an element of the page', async () => {
    const owner = await world.signIn('owner')
    const bubbleGreetingEN = '</script><script>alert(1)</script>'
    await owner('settings/chat-bubble/save', { companyBubbleSettings: { bubbleGreetingEN } })
    expect(await (await get(`/bubble/${world.companyKey}`)).text()).not.toContain(bubbleGreetingEN)
  })
})
