import { beforeEach, expect, test } from 'vitest'
import { runHook } from '../data/hook.ts'
import { aPage } from '../data/page.ts'

let page: ReturnType<typeof aPage>
beforeEach(() => void (page = aPage()))

const open = async () => {
  const [{ noteRecent, useRecents }, { ownLocal }] = await Promise.all([
    import('#features/palette/recents.ts'),
    import('#data/local.ts'),
  ])
  ownLocal(1, 3)
  return { noteRecent, ...(await runHook(useRecents)) }
}

test('what was opened is listed once, newest first, twelve at most, even after a reload', async () => {
  const { noteRecent, now } = await open()
  for (const opened of [4, '/calendar', 4, 5, 4]) noteRecent(opened)
  await expect.poll(now).toEqual([4, 5, '/calendar'])
  for (let custID = 20; custID < 40; custID += 1) noteRecent(custID)
  await expect.poll(() => [now().length, now()[0], now()[11]]).toEqual([12, 39, 28])
  page.fresh()
  expect((await open()).now()).toHaveLength(12)
})
