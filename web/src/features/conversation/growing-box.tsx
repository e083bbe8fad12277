import { type ComponentProps, type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import styles from './composer.module.css'

type Props = Omit<ComponentProps<'textarea'>, 'ref'> & { box: Ref<HTMLTextAreaElement | null>; value: string }

/** A text box that grows with its content, up to a third of the window. */
export function GrowingBox({ box, value, ...rest }: Props) {
  const own = useRef<HTMLTextAreaElement>(null)
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(box, () => own.current)
  useEffect(() => {
    const area = own.current
    if (!area) return
    area.style.height = 'auto'
    // Measuring an empty box would force a layout for nothing.
    if (value !== '') area.style.height = `${area.scrollHeight}px`
  }, [value])
  return <textarea ref={own} dir="auto" className={styles.text} rows={1} value={value} {...rest} />
}
