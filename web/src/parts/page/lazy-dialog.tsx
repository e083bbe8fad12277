import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { reloadOr } from '#data/reload-once.ts'
import { ComingDialog } from '#ui/overlay/coming-dialog.tsx'
import { toast } from '#ui/overlay/toasts.tsx'

interface Closable {
  onClose: () => void
}

/**
 * A dialog that loads when first opened, or earlier. If its code cannot be loaded, even by reloading the page, it
 * closes and says so. The next opening loads it again.
 */
export const lazyDialog = <Name extends string, Props extends Closable>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) => {
  let loaded: ComponentType<Props> | undefined
  const fetch = async () => (loaded = (await load())[name])
  const begin = () => lazy(async () => ({ default: await fetch().catch(() => reloadOr(() => Missing)) }))
  let coming = begin()

  function Missing({ onClose }: Props) {
    useEffect(() => {
      coming = begin()
      toast('This couldn’t be loaded. Check your connection and try again.', { tone: 'danger', id: 'not-loaded' })
      onClose()
    }, [onClose])
    return null
  }

  function LazyDialog(props: Props) {
    const [Dialog] = useState<ComponentType<Props>>(() => loaded ?? coming)
    return (
      <Suspense fallback={<ComingDialog onCancel={props.onClose} />}>
        <Dialog {...props} />
      </Suspense>
    )
  }
  /** While preloading, a failure affects nobody yet. */
  const preload = () =>
    fetch().then(
      () => undefined,
      () => undefined,
    )
  return Object.assign(LazyDialog, { preload })
}
