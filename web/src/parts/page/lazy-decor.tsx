import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { reloadOr } from '#data/reload-once.ts'

type Options<Props> = {
  /** Shown until it loads. */
  waiting?: (props: Props) => ReactNode
  /** Shown if it can’t be loaded, even by reloading the page. */
  missing?: ReactNode
}

/**
 * A part that its page can do without. If its code cannot be loaded, even by reloading the page, the page stays without
 * it. The next drawing loads it again.
 */
export const lazyDecor = <Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  { waiting, missing = null }: Options<Props> = {},
) => {
  let loaded: ComponentType<Props> | undefined
  const fetch = async () => (loaded = (await load())[name])
  const begin = () => lazy(async () => ({ default: await fetch().catch(() => reloadOr(() => Missing)) }))
  let coming = begin()

  function Missing() {
    useEffect(() => void (coming = begin()), [])
    return missing
  }

  return function Decor(props: Props) {
    const [Part] = useState<ComponentType<Props>>(() => loaded ?? coming)
    return (
      <Suspense fallback={waiting?.(props)}>
        <Part {...props} />
      </Suspense>
    )
  }
}
