import { type FormEvent, type ReactNode, useId } from 'react'
import { paths } from '#paths.ts'
import { BrandMark } from '#ui/icon/brand-mark.tsx'
import styles from './login-page.module.css'

type Props = {
  title: string
  onSubmit?: () => void
  /** Shown over a page that stays, so its links open beside it. */
  isOver?: boolean
  children: ReactNode
}

/** A page outside the back office: the product's name, and one small form or message. */
export function SessionCard({ title, onSubmit, isOver = false, children }: Props) {
  const id = useId()
  const beside = isOver && { target: '_blank' }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit?.()
  }
  const Card = onSubmit ? 'form' : 'section'
  return (
    <div className={styles.page}>
      <Card className={styles.card} aria-labelledby={id} {...(onSubmit && { onSubmit: submit, noValidate: true })}>
        <p className={styles.product}>
          <BrandMark />
          XD Back Office
        </p>
        <h1 id={id} className={styles.title}>
          {title}
        </h1>
        {children}
      </Card>
      <p className={styles.foot}>
        <a href={paths.terms} {...beside}>
          Terms
        </a>
        <a href={paths.privacy} {...beside}>
          Privacy
        </a>
      </p>
    </div>
  )
}
