import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallClient } from '@xd/core/client/call-client.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'

const sound = readFileSync(new URL('./pictures/turned.heic', import.meta.url))

describe.each(ENGINES)('a valid picture while the picture process does not start, on %s', (database) => {
  let server: Booted
  let manager: CallClient & { token: string }
  beforeAll(async () => {
    const apartProgram = fileURLToPath(new URL('../apart/broken-program.js', import.meta.url))
    server = await boot({ database, config: { apartProgram } })
    manager = await server.signIn('manager')
  })
  afterAll(() => server.close())

  const OURS = {
    code: 'unavailable',
    message: 'The server couldn’t read this picture right now. Please try again in a moment.',
  }

  it('is not called damaged in a mailer', () =>
    expect(manager('mailers/resize-image', { image_data: sound.toString('base64') })).rejects.toMatchObject({
      status: 503,
      ...OURS,
    }))

  it('is not called damaged in a conversation', async () => {
    const form = new FormData()
    form.set('file', new File([sound], 'ring.heic'))
    const answer = await fetch(`${server.url}/api/media/upload`, {
      method: 'POST',
      headers: { authorization: `Bearer ${manager.token}` },
      body: form,
    })
    expect([answer.status, await answer.json()]).toMatchObject([503, { error: OURS }])
  })
})
