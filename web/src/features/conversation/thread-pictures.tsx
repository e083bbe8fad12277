import { type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { storeTime } from '@xd/core/domain/hours/store-clock.ts'
import { isPicture } from '@xd/core/domain/message/media-kind.ts'
import type { MessageData } from '#data/use-messages.ts'
import { lazyDialog } from '#parts/page/lazy-dialog.tsx'
import type { Pages } from './thread-stretch.ts'

const Lightbox = lazyDialog(() => import('#ui/overlay/lightbox.tsx'), 'Lightbox')

interface Options {
  pages: Pages
  timezone: string
  whoOf: (message: MessageData) => string
}

/** A conversation's pictures, enlarged: the loaded ones, in order. `open` handles a click anywhere in it. */
export const useThreadPictures = ({
  pages,
  timezone,
  whoOf,
}: Options): { open: (event: MouseEvent) => void; lightbox: ReactNode } => {
  const [shown, setShown] = useState<string>()
  const from = useRef<HTMLElement>(null)
  const open = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest<HTMLElement>('a[data-picture]')
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    from.current = link
    setShown(link.dataset.picture)
  }
  const pictures = () =>
    pages.flatMap((page) =>
      page.flatMap((message) =>
        message.messageMedia
          .filter(({ type }) => isPicture(type))
          .map(({ url }) => ({
            url,
            title: `${whoOf(message)}, ${storeTime(Date.parse(message.messageDate), timezone)}`,
          })),
      ),
    )
  const close = () => {
    setShown(undefined)
    // After the dialog has released the focus.
    setTimeout(() => from.current?.focus())
  }
  if (shown === undefined) return { open, lightbox: null }
  const all = pictures()
  return {
    open,
    lightbox: (
      <Lightbox
        pictures={all}
        at={all.findIndex(({ url }) => url === shown)}
        onGo={(at) => setShown(all[at]?.url)}
        onClose={close}
      />
    ),
  }
}
