import type { FunctionComponent } from 'react'
import { reloadOr } from '#data/reload-once.ts'
import { lazyPart } from '#ui/lazy-part.ts'

/**
 * A page, or what a page cannot be without, that loads when it is first drawn, or earlier, as when a link to it is
 * hovered.
 */
export const lazyPage = <Name extends string, Props extends object>(
  load: () => Promise<Record<Name, FunctionComponent<Props>>>,
  name: Name,
) =>
  lazyPart(
    async () => (await load())[name],
    (error) => reloadOr(() => Promise.reject<never>(error)),
  )
