/** @jsxImportSource preact */
import { useEffect, useRef, useState } from 'preact/hooks'
import type { QuoteProps } from './panel-data.ts'

interface Props extends QuoteProps {
  readonly script: string
  readonly isHidden: boolean
}

/** The quote form, fetched once someone chooses it: it renders itself into the given element. */
export function Quote({ script, isHidden, ...props }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const [isMissing, setMissing] = useState(false)
  useEffect(() => {
    import(/* @vite-ignore */ script).then(
      ({ mount }: { mount: (place: HTMLElement, props: QuoteProps) => void }) => {
        setMissing(false)
        mount(place.current!, props)
      },
      () => setMissing(true),
    )
  })
  return (
    <div class="body" hidden={isHidden}>
      {isMissing && (
        <p class="start" role="alert">
          {props.bubble.words.failed}
        </p>
      )}
      <div class="body" ref={place} />
    </div>
  )
}
