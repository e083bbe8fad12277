import { Effect } from 'effect'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { COMPANY } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { createChatNews } from '#live/chat-news.ts'
import { marksOfChats } from '#queries/bubble-sessions.ts'
import { markOf } from '#services/bubble/chat-news.ts'
import { type BubbleWorld, bubbleWorld, type Started } from '../bubble/bubble-world.ts'

const companyID = COMPANY.goldenPledge

describe.each(ENGINES)('news that a visitor waits for, on %s:', (database) => {
  let world: BubbleWorld
  let chat: Started
  let sessionID: number
  const failures: string[] = []
  beforeAll(async () => {
    world = await bubbleWorld({ database })
    chat = await world.start()
    sessionID = (
      await world.connection.reads
        .selectFrom('bubble_messages')
        .select('sessionID')
        .where('messageID', '=', chat.messages[0]!.messageID)
        .executeTakeFirstOrThrow()
    ).sessionID
  })
  afterAll(() => world.close())

  const markNow = async (typing = false) =>
    markOf((await marksOfChats(world.connection.reads, { companyID }, [sessionID], Date.now()))[0]!, typing)
  const change = () => world.say(chat, 'And chains?')
  const made = (isAnswering = () => false) =>
    createChatNews(
      world.connection.reads,
      { works: () => undefined, failed: (_: string, why: string) => void failures.push(why) } as never,
      { isAnswering, visitorTypes: () => undefined },
    )
  /** Waits for news, for a minute at most. */
  const waiting = (news: ReturnType<typeof made>, mark: string) => {
    const wait = { isOver: false, end: Promise.resolve() }
    wait.end = Effect.runPromise(news.waitFor(companyID, sessionID, mark, 60_000)).then(() => void (wait.isOver = true))
    return wait
  }

  test('comes at once if the chat has changed since it was shown', async () => {
    const mark = await markNow()
    await change()
    await waiting(made(), mark).end
  })

  test('comes when the chat changes, to everyone who waits, and not before', async () => {
    const news = made()
    const mark = await markNow()
    const waits = [waiting(news, mark), waiting(news, mark)]
    news.wake(companyID)
    news.wake(COMPANY.silverAnchor)
    // A look that finds nothing new tells nobody.
    await markNow()
    expect(waits.map(({ isOver }) => isOver)).toEqual([false, false])
    await change()
    news.wakeAll()
    await Promise.all(waits.map(({ end }) => end))
    expect(failures).toEqual([])
  })

  test('is not missed if it comes while an earlier look is under way', async () => {
    const news = made()
    const mark = await markNow()
    const wait = waiting(news, mark)
    const changes = change()
    for (let looks = 0; looks < 20; looks += 1) news.wake(companyID)
    await changes
    news.wake(companyID)
    news.wake(companyID)
    await wait.end
  })

  test('is looked for once more if it comes after a look has read the chat', async () => {
    let looks = 0
    const news: ReturnType<typeof made> = made(() => {
      looks += 1
      if (looks === 1) news.wake(companyID)
      return looks > 1
    })
    await waiting(news, await markNow()).end
    expect(looks).toBe(2)
  })

  test('is that a chat is over', async () => {
    await Effect.runPromise(made().waitFor(companyID, sessionID + 1_000_000, 'shown', 600_000))
  })

  test('is that staff type an answer in it, too', async () => {
    const owner = await world.signIn('owner')
    const { convoID } = await world.convoOf(chat.phone)
    await owner('customers/conversation/messages/send', {
      convoID,
      body: 'Hello',
      channel: 'web',
      clientMessageID: 'typed-here',
    })
    let isTyped = false
    const news = made(() => isTyped)
    const wait = waiting(news, await markNow())
    isTyped = true
    news.wake(companyID)
    await wait.end
    expect(await markNow()).not.toBe(await markNow(true))
  })

  test('comes to those who wait longer than another visitor of the company', async () => {
    const news = made()
    const mark = await markNow()
    const longer = waiting(news, mark)
    await Effect.runPromise(news.waitFor(companyID, sessionID, mark, 1))
    expect(longer.isOver).toBe(false)
    await change()
    news.wake(companyID)
    await longer.end
  })

  test('ends when the time is up, and when the server stops', async () => {
    const news = made()
    const mark = await markNow()
    await Effect.runPromise(news.waitFor(companyID, sessionID, mark, 1))
    const wait = waiting(news, mark)
    news.close()
    await wait.end
    // Nobody is left to be told.
    news.wakeAll()
    news.close()
  })
  test('is looked for again after the database was away, which is a trouble', async () => {
    let isAway = true
    const reads = world.connection.reads.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: ({ result }) =>
        isAway ? Promise.reject(new Error('The database is away')) : Promise.resolve(result),
    })
    const told: string[] = []
    const news = createChatNews(
      reads,
      {
        works: (what: string) => void told.push(`${what} works`),
        failed: (what: string, why: string) => void told.push(`${what}: ${why}`),
      } as never,
      { isAnswering: () => false, visitorTypes: () => undefined },
    )
    const wait = waiting(news, 'shown')
    await expect.poll(() => told).toEqual(['chat news: The database is away'])
    expect(wait.isOver).toBe(false)
    isAway = false
    news.wake(companyID)
    await wait.end
    await expect.poll(() => told.slice(1)).toEqual(['chat news works'])
  })

  test('is not waited for by more than five thousand visitors', async () => {
    const news = made()
    const mark = await markNow()
    const waits = Array.from({ length: 5_000 }, () => waiting(news, mark))
    const more = waiting(news, mark)
    await more.end
    expect(waits.filter(({ isOver }) => isOver)).toEqual([])
    // Once one has gone, another may wait.
    news.close()
    await Promise.all(waits.map(({ end }) => end))
    const again = waiting(news, mark)
    await markNow()
    expect(again.isOver).toBe(false)
    news.close()
    await again.end
  })
})
