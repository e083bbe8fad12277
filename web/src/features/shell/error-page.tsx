import { Link } from '@tanstack/react-router'
import { paths } from '#paths.ts'
import { Button } from '#ui/action/button.tsx'
import { BrandMark } from '#ui/icon/brand-mark.tsx'
import styles from './plain-page.module.css'

type Props = {
  status?: number
  message?: string
  /** The server's number for this failure, to tell support. */ id?: string
  onRetry?: () => void
}

/** Spec 1 §8: the status code (500 without one) and the message ('Error' without one). */
export function ErrorPage({ status = 500, message = 'Error', id, onRetry }: Props) {
  return (
    <div className={styles.page} role="alert">
      <BrandMark size={36} />
      <p className={`${styles.code} num`}>{status}</p>
      <h1 className={styles.message}>{message}</h1>
      {id && <p className={styles.hint}>If it happens again, tell support this number: {id}</p>}
      <div className={styles.acts}>
        {onRetry && (
          <Button variant="primary" onClick={onRetry}>
            Try again
          </Button>
        )}
        <Link className={styles.link} to={paths.home}>
          Back to the home page
        </Link>
      </div>
    </div>
  )
}

/** Spec 1 §2: unknown routes. */
export const NotFoundPage = () => <ErrorPage status={404} message="This page could not be found" />
