import { createElement, type FunctionComponent, lazy, useState } from 'react'

type LazyPart<Props> = FunctionComponent<Props> & { preload: () => Promise<void> }

const passOn = (error: unknown): Promise<never> => Promise.reject(error)

/**
 * A component that comes when it is first drawn, or before. What has come is drawn at once: where React has to wait even for
 * a moment, it shows what stands for it, and holds that for 300 ms. `onFailure` is asked when it is to be drawn and cannot be.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
  onFailure = passOn,
): LazyPart<Props> => {
  let come: FunctionComponent<Props> | undefined
  const fetch = async () => ({ default: (come = await load()) })
  const Coming = lazy(() => fetch().catch(onFailure)) as FunctionComponent<Props>
  const Part = (props: Props) => createElement(useState(() => come ?? Coming)[0], props)
  // Fetched ahead, a failure is nobody's yet.
  const preload = () =>
    fetch().then(
      () => undefined,
      () => undefined,
    )
  return Object.assign(Part, { preload })
}
