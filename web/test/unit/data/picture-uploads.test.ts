import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { gate, refusal, UNREACHABLE } from './page.ts'
import { CONVO, pass, sendingPage } from './sending.ts'

const UPLOAD = 'media/upload'
const picture = (name: string, type = 'image/png', size = 3): File => new File([new Uint8Array(size)], name, { type })

describe('a picked picture', () => {
  let world: ReturnType<typeof sendingPage>
  beforeEach(() => {
    vi.useFakeTimers()
    world = sendingPage()
    let mediaID = 0
    world.page.answers[UPLOAD] = () => ({ media: { mediaID: ++mediaID, url: `/media/${mediaID}` } })
    world.page.answers['customers/conversation/fetch'] = () => ({ draft: world.server.draft })
  })
  afterEach(() => void vi.useRealTimers())
  const load = async () => {
    const tab = await world.load()
    const uploads = await import('#data/picture-uploads.ts')
    const shown = () => uploads.uploadsOf(CONVO).map(({ name, state, reason }) => [name, state, reason])
    const media = () => tab.boxOf(CONVO)?.media.map(({ mediaID }) => mediaID)
    return { ...tab, ...uploads, shown, media }
  }

  test('uploads at once, one after another, and shows next to the text', async () => {
    const tab = await load()
    const slow = gate()
    const upload = world.page.answers[UPLOAD]!
    world.page.answers[UPLOAD] = async (input) => {
      if ((input['file'] as File).name === 'first.png') await slow.opened
      return upload(input)
    }
    tab.write('Which of the two?')
    tab.addPictures(CONVO, [picture('first.png'), picture('second.png')])
    await pass(0)
    expect(tab.shown()).toEqual([
      ['first.png', 'uploading', undefined],
      ['second.png', 'waiting', undefined],
    ])
    slow.open()
    await pass(0)
    expect(tab.shown()).toEqual([])
    expect(tab.boxOf(CONVO)).toMatchObject({ body: 'Which of the two?' })
    expect(tab.media()).toEqual([1, 2])
    expect(world.page.users(UPLOAD)).toEqual(['1/3', '1/3'])
  })

  test('joins a draft that only the server has so far', async () => {
    const tab = await load()
    world.server.draft = {
      draftBody: 'Begun elsewhere',
      draftChannel: 'sms',
      draftSubject: null,
      draftMedia: [],
      draftDate: new Date(0).toISOString(),
    }
    tab.addPictures(CONVO, [picture('one.png')])
    await pass(0)
    expect(tab.boxOf(CONVO)).toMatchObject({ body: 'Begun elsewhere', media: [{ mediaID: 1 }] })
  })

  test('too large is refused by name before it is sent anywhere, until the next one or a dismissal', async () => {
    const tab = await load()
    tab.addPictures(CONVO, [
      picture('contract.pdf', 'application/pdf'),
      picture('huge.jpg', 'image/jpeg', 10_000_001),
      picture('good.png'),
    ])
    await pass(0)
    expect(world.page.names().filter((name) => name === UPLOAD)).toHaveLength(1)
    expect(tab.shown()).toEqual([
      ['contract.pdf', 'refused', 'Only JPEG, PNG, GIF, WebP and HEIC pictures can be sent.'],
      ['huge.jpg', 'refused', 'A picture can be at most 10 MB.'],
    ])
    tab.removeUpload(CONVO, tab.uploadsOf(CONVO)[0]!.key)
    expect(tab.shown().map(([name]) => name)).toEqual(['huge.jpg'])
    tab.addPictures(CONVO, [picture('next.png')])
    await pass(0)
    expect(tab.shown()).toEqual([])
    expect(tab.media()).toEqual([1, 2])
  })

  test('refused by the server does not hold up the next one', async () => {
    const tab = await load()
    const upload = world.page.answers[UPLOAD]!
    world.page.answers[UPLOAD] = (input) =>
      (input['file'] as File).name === 'damaged.png' ? refusal(400, 'unsupported_media') : upload(input)
    tab.addPictures(CONVO, [picture('damaged.png'), picture('good.png')])
    await pass(0)
    expect(tab.shown()).toEqual([['damaged.png', 'refused', 'Refused: unsupported_media']])
    expect(tab.media()).toEqual([1])
  })

  test('is held without a server, and uploads when there is one', async () => {
    const tab = await load()
    const upload = world.page.answers[UPLOAD]!
    world.page.answers[UPLOAD] = () => {
      throw UNREACHABLE
    }
    tab.addPictures(CONVO, [picture('one.png'), picture('two.png')])
    await pass(7_000)
    expect(tab.shown()).toEqual([
      ['one.png', 'held', undefined],
      ['two.png', 'waiting', undefined],
    ])
    world.page.answers[UPLOAD] = upload
    await pass(3_000)
    expect(tab.shown()).toEqual([])
    expect(tab.media()).toEqual([1, 2])
  })

  test('that the server cannot read right now is held, not refused, and retried', async () => {
    const tab = await load()
    const upload = world.page.answers[UPLOAD]!
    world.page.answers[UPLOAD] = () => refusal(503, 'unavailable')
    tab.addPictures(CONVO, [picture('one.png')])
    await pass(0)
    expect(tab.shown()).toEqual([['one.png', 'held', undefined]])
    world.page.answers[UPLOAD] = upload
    await pass(3_000)
    expect(tab.media()).toEqual([1])
  })

  test('picked as the session had ended is held, not refused, and uploads after the next sign-in', async () => {
    const tab = await load()
    const upload = world.page.answers[UPLOAD]!
    world.page.answers[UPLOAD] = () => refusal(403, 'signed_out')
    tab.addPictures(CONVO, [picture('one.png')])
    await pass(60_000)
    expect(tab.shown()).toEqual([['one.png', 'held', undefined]])
    // Nobody is there to accept it, so it is not retried endlessly.
    expect(world.page.names().filter((name) => name === UPLOAD)).toHaveLength(1)
    world.page.answers[UPLOAD] = upload
    await tab.resumeUploads()
    await pass(0)
    expect(tab.media()).toEqual([1])
  })

  test('removed while uploading is not put into the message', async () => {
    const tab = await load()
    const slow = gate()
    const upload = world.page.answers[UPLOAD]!
    world.page.answers[UPLOAD] = async (input) => {
      await slow.opened
      return upload(input)
    }
    tab.addPictures(CONVO, [picture('one.png')])
    await pass(0)
    tab.removeUpload(CONVO, tab.uploadsOf(CONVO)[0]!.key)
    slow.open()
    await pass(0)
    expect(tab.media() ?? []).toEqual([])
  })

  test('is gone from the page once somebody else signs in', async () => {
    const tab = await load()
    world.page.answers[UPLOAD] = () => refusal(403, 'signed_out')
    tab.addPictures(CONVO, [picture('one.png')])
    await pass(0)
    tab.forgetUploads()
    expect(tab.shown()).toEqual([])
  })
})
