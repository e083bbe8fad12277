import type { FunctionComponent } from 'react'
import { reloadOr } from '#data/reload-once.ts'
import { lazyPart } from '#ui/lazy-part.ts'

/**
 * A page, or an essential part of one, that loads when first drawn, or earlier, as when the user hovers over a link to
 * it.
 */
export const lazyPage = <Name extends string, Props extends object>(
  load: () => Promise<Record<Name, FunctionComponent<Props>>>,
  name: Name,
) =>
  lazyPart(
    async () => (await load())[name],
    (error) => reloadOr(() => Promise.reject<never>(error)),
  )
