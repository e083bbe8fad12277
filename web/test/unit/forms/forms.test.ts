import type { ReactElement } from 'react'
import { join } from 'node:path'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { toast as sonner } from 'sonner'
import { drawn, hearToasts, rendered } from '../acts/drawn.ts'
import { aPage, refusal } from '../data/page.ts'
import { aWindow } from '../data/window.ts'
import type { Form } from './form.ts'
import { ALL_FORMS } from './all-forms.ts'

let page: ReturnType<typeof aPage>
beforeEach(() => {
  page = aPage()
  aWindow()
})

const SRC = join(import.meta.dirname, '../../../src')
type Screen = Awaited<ReturnType<typeof drawn>>

const partOf = async (screen: Screen, name: string): Promise<Screen> => {
  const { type, props } = screen.part(name)
  return drawn(type as never, props as never)
}

const open = async ({ at, draws, props = {}, within, through, answers = {} }: Form): Promise<Screen> => {
  for (const [name, answer] of Object.entries(answers)) page.answers[name] = () => answer
  const module = (await import(/* @vite-ignore */ join(SRC, at))) as Record<string, never>
  const whole = module[draws]! as (props: object) => ReactElement<object, (props: object) => ReactElement>
  const both = (given: object) => {
    const { type, props: own } = whole(given)
    return type(own)
  }
  const screen = await drawn(through ? both : whole, props)
  const { queryClient } = await import('#data/query-client.ts')
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
  await rendered()
  return within === undefined ? screen : partOf(screen, within)
}

describe.each(ALL_FORMS)('the form of $name', (form) => {
  const { fields, parts = {}, does, call, asks, failed } = form
  const fill = async (screen: Screen) => {
    for (const [control, given] of fields) {
      screen.control(control)['onChange']!(given)
      await rendered()
    }
    for (const [name, own] of Object.entries(parts))
      for (const [control, given] of own) {
        const part = await partOf(screen, name)
        part.control(control)['onChange']!(given)
        await rendered()
      }
  }
  const save = async (screen: Screen) => {
    screen.does(does)
    const { queryClient } = await import('#data/query-client.ts')
    await vi.waitFor(() => expect(page.names()).toContain(call))
    await vi.waitFor(() => expect(queryClient.isMutating()).toBe(0))
    await rendered()
  }

  test('saves each control as its own field', async () => {
    const said = await hearToasts(sonner)
    const screen = await open(form)
    page.answers[call] = () => refusal(409, 'conflict')
    await fill(screen)
    await save(screen)
    expect(page.inputs(call).map(({ clientKey: _, ...input }) => input)).toEqual([asks])
    expect([...said(), ...screen.failures()]).toEqual([failed])
  })

  test('shows the fault of each field at its control', async () => {
    const all = [...fields, ...Object.values(parts).flat()]
    const paths = all.flatMap(([, , path]) => path ?? [])
    const faults = Object.fromEntries(paths.map((path) => [path, `Fault of ${path}`]))
    page.answers[call] = () => refusal(400, 'invalid', { fields: faults })
    const screen = await open(form)
    await fill(screen)
    await save(screen)
    const shownBy = (on: Screen, own: Form['fields']) => own.map(([control]) => on.control(control)['error'] ?? null)
    const wanted = (own: Form['fields']) => own.map(([, , path]) => (path === undefined ? null : faults[path]))
    expect(shownBy(screen, fields)).toEqual(wanted(fields))
    for (const [name, own] of Object.entries(parts))
      expect(shownBy(await partOf(screen, name), own)).toEqual(wanted(own))
  })
})
