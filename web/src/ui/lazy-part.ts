import { createElement, type FunctionComponent, lazy, useState } from 'react'

type LazyPart<Props> = FunctionComponent<Props> & { preload: () => Promise<void> }

const passOn = (error: unknown): Promise<never> => Promise.reject(error)

/**
 * A component that loads when first rendered, or earlier. Once loaded it renders at once: if React must wait even
 * briefly, it shows the fallback for 300 ms. `onFailure` is called when it should render but can't.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
  onFailure = passOn,
): LazyPart<Props> => {
  let come: FunctionComponent<Props> | undefined
  const fetch = async () => ({ default: (come = await load()) })
  const Coming = lazy(() => fetch().catch(onFailure)) as FunctionComponent<Props>
  const Part = (props: Props) => createElement(useState(() => come ?? Coming)[0], props)
  // While preloading, a failure affects nobody yet.
  const preload = () =>
    fetch().then(
      () => undefined,
      () => undefined,
    )
  return Object.assign(Part, { preload })
}
