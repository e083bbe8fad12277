import { join } from 'node:path'
import { toast as sonner } from 'sonner'
import { expect, vi } from 'vitest'
import { type aPage, gate } from '../data/page.ts'
import { watchStale } from '../data/stale.ts'
import type { Act } from './act.ts'
import { drawn, hearToasts, rendered } from './drawn.ts'

const SRC = join(import.meta.dirname, '../../../src')

/** For a call that is made at once, on a busy machine. */
const WAIT = { timeout: 4000 }

/** The act done, once its call has been made; its screen, and a way to let it be answered. */
export const begin = async (
  page: ReturnType<typeof aPage>,
  { at, draws, within, props = {}, given = [], before = [], does, call, also = {} }: Act,
  hears: Readonly<Record<string, readonly unknown[]>> = {},
) => {
  const [{ queryClient }, { ownLocal }] = await Promise.all([import('#data/query-client.ts'), import('#data/local.ts')])
  ownLocal(1, 5)
  for (const [key, data] of before) queryClient.setQueryData(key, data)
  const stale = watchStale(queryClient)
  const said = await hearToasts(sonner)
  for (const [name, answer] of Object.entries(also)) page.answers[name] = () => answer
  const slow = gate()
  let answered: unknown
  page.answers[call] = () => slow.opened.then(() => answered)
  const heard: Record<string, unknown> = {}
  const ears = Object.fromEntries(
    Object.entries(hears).map(([name, told]) => [
      name,
      (...handed: unknown[]) => void (heard[name] = handed.slice(0, told.length)),
    ]),
  )
  const module = (await import(/* @vite-ignore */ join(SRC, at))) as Record<string, never>
  const whole = await drawn(module[draws]!, { ...props, ...ears } as never, given)
  let screen = whole
  for (const name of within === undefined ? [] : [within].flat()) {
    const { type, props: own } = screen.part(name)
    screen = await drawn(type as never, own as never)
  }
  for (const [words, ...handed] of does) {
    void Promise.resolve(screen.does(words, ...handed)).catch(() => undefined)
    await rendered()
  }
  await vi.waitFor(() => expect(page.names()).toContain(call), WAIT)
  const known = () => before.map(([key]) => queryClient.getQueryData(key))
  const answer = async (body: unknown) => {
    answered = body
    slow.open()
    await vi.waitFor(() => expect(queryClient.isMutating()).toBe(0), WAIT)
    await rendered()
  }
  return { screen, answer, known, stale, said, heard, inputs: () => page.inputs(call) }
}
