import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { database } from './database.ts'
import { gate, refusal, UNREACHABLE } from './page.ts'
import { CONVO, pass, sendingPage } from './sending.ts'

const UPLOAD = 'media/upload'
const FETCH = 'customers/conversation/fetch'
const picture = (name: string, type = 'image/png') => new File(['x'], name, { type })

describe('pictures that wait to be uploaded', () => {
  let world: ReturnType<typeof sendingPage>
  let kept: ReturnType<typeof database>
  beforeEach(() => {
    vi.useFakeTimers()
    world = sendingPage()
    kept = database()
    let mediaID = 0
    world.page.answers[UPLOAD] = () => ({ media: { mediaID: ++mediaID } })
    world.page.answers[FETCH] = () => ({ draft: world.server.draft })
  })
  afterEach(() => void vi.useRealTimers())

  const load = async () => {
    const tab = await world.load()
    const uploads = await import('#data/picture-uploads.ts')
    const shown = (convoID = CONVO) => uploads.uploadsOf(convoID).map(({ name, state }) => [name, state])
    const media = (convoID = CONVO) => tab.boxOf(convoID)?.media.map(({ mediaID }) => mediaID)
    const resume = async () => {
      const done = uploads.resumeUploads()
      await pass(1_000)
      await done
      await pass(1_000)
    }
    return { ...tab, ...uploads, shown, media, resume }
  }
  const uploads = () => world.page.inputs(UPLOAD).map(({ file }) => (file as File).name)

  test('are uploaded after a reload, each into its own conversation', async () => {
    world.page.answers[UPLOAD] = () => Promise.reject(UNREACHABLE)
    const before = await load()
    before.addPictures(CONVO, [picture('one.png'), picture('two.png')])
    before.addPictures(CONVO + 1, [picture('three.png')])
    await pass(100)
    before.forgetUploads()
    let mediaID = 0
    world.page.answers[UPLOAD] = () => ({ media: { mediaID: ++mediaID } })
    const tab = await load()
    await tab.resume()
    expect([tab.shown(), tab.shown(CONVO + 1), tab.media()?.length, tab.media(CONVO + 1)?.length]).toEqual([
      [],
      [],
      2,
      1,
    ])
    expect(kept.rows.size).toBe(0)
  })

  test('are shown once, however often uploading them resumes', async () => {
    world.page.answers[UPLOAD] = () => Promise.reject(UNREACHABLE)
    const tab = await load()
    tab.addPictures(CONVO, [picture('one.png')])
    await tab.resume()
    await tab.resume()
    expect(tab.shown()).toEqual([['one.png', 'held']])
  })

  test.each([
    ['the page', picture('list.pdf', 'application/pdf'), 0],
    ['the server', picture('damaged.png'), 1],
  ])('do not return after a reload once %s refused them', async (_, file, times) => {
    world.page.answers[UPLOAD] = () => refusal(400, 'unsupported_media')
    const before = await load()
    before.addPictures(CONVO, [file])
    await pass(1_000)
    expect(before.shown()).toEqual([[file.name, 'refused']])
    const tab = await load()
    await tab.resume()
    expect([tab.shown(), uploads().length]).toEqual([[], times])
  })

  test('are not uploaded twice if the page was reloaded before they were deleted here', async () => {
    const tab = await load()
    for (const key of ['done', 'new'])
      kept.rows.set(key, { key, owner: 'xd-unsent/1/3/', convoID: CONVO, at: 1, file: picture(`${key}.png`) } as never)
    localStorage.setItem('xd-unsent/1/3/done/done', 'true')
    await tab.resume()
    expect(uploads()).toEqual(['new.png'])
    expect([kept.rows.size, Object.keys(localStorage).filter((key) => key.includes('/done/'))]).toEqual([0, []])
  })

  test('stay when more are picked', async () => {
    world.page.answers[UPLOAD] = () => Promise.reject(UNREACHABLE)
    const tab = await load()
    tab.addPictures(CONVO, [picture('one.png'), picture('list.pdf', 'application/pdf')])
    await pass(100)
    tab.addPictures(CONVO, [picture('two.png')])
    expect(tab.shown().map(([name]) => name)).toEqual(['one.png', 'two.png'])
  })

  test('ask for a sign-in once the session has ended, and resume in every conversation', async () => {
    const tab = await load()
    const said: string[] = []
    tab.onSignedOut(() => said.push('signed out'))
    const upload = world.page.answers[UPLOAD]!
    world.page.answers[UPLOAD] = () => refusal(403, 'signed_out')
    for (const convoID of [CONVO, CONVO + 1]) tab.addPictures(convoID, [picture('one.png')])
    await pass(100)
    expect(said).toEqual(['signed out', 'signed out'])
    world.page.answers[UPLOAD] = upload
    await tab.resume()
    expect([tab.media(), tab.media(CONVO + 1)]).toEqual([[1], [2]])
  })

  test('do not bring back the words of a message that is on its way', async () => {
    world.page.answers[world.SEND] = () => Promise.reject(UNREACHABLE)
    const before = await load()
    before.write('On its way')
    await pass(1_000)
    before.send()
    await pass(100)
    const tab = await load()
    tab.resumeOutbox()
    tab.addPictures(CONVO, [picture('one.png')])
    await pass(100)
    expect(tab.boxOf(CONVO)).toMatchObject({ body: '', media: [{ mediaID: 1 }] })
  })

  test('join what was typed while the draft was being fetched', async () => {
    const tab = await load()
    const slow = gate()
    world.page.answers[FETCH] = async () => {
      await slow.opened
      return { draft: null }
    }
    tab.addPictures(CONVO, [picture('one.png')])
    await pass(100)
    tab.write('Typed meanwhile')
    slow.open()
    await pass(100)
    expect(tab.boxOf(CONVO)).toMatchObject({ body: 'Typed meanwhile', media: [{ mediaID: 1 }] })
  })
})
