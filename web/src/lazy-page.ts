import type { FunctionComponent } from 'react'
import { reloadOr } from '#data/reload-once.ts'
import { lazyPart } from '#ui/lazy-part.ts'

/** A page that loads when it is first visited, or earlier when a link to it is hovered. */
export const lazyPage = <Name extends string>(load: () => Promise<Record<Name, FunctionComponent>>, name: Name) =>
  lazyPart(
    async () => (await load())[name],
    (error) => reloadOr(() => Promise.reject<never>(error)),
  )
