/** @jsxImportSource preact */
import { useEffect, useRef } from 'preact/hooks'
import type { QuoteProps } from './panel-data.ts'

interface Props extends QuoteProps {
  readonly script: string
  readonly isHidden: boolean
}

/** The quote form, fetched once someone chooses it: it renders itself into the given element. */
export function Quote({ script, isHidden, ...props }: Props) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    import(/* @vite-ignore */ script).then(
      ({ mount }: { mount: (place: HTMLElement, props: QuoteProps) => void }) => mount(place.current!, props),
      () => (place.current!.textContent = props.bubble.words.failed),
    )
  })
  return <div class="body" hidden={isHidden} ref={place} />
}
