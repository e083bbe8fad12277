import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { holds } from '@xd/core/domain/access/permissions.ts'
import { usePageTitle } from '#data/page-title.ts'
import { useSignedIn } from '#data/session.ts'
import { paths } from '#paths.ts'
import { Button } from '#ui/action/button.tsx'
import { BrandMark } from '#ui/icon/brand-mark.tsx'
import styles from './plain-page.module.css'

type Props = {
  /** Omitted if it would mean nothing, because the server wasn't reached. */
  status?: number | null
  message?: string
  /** The remedy. */
  text?: ReactNode
  /** The server's number for this failure, to tell support. */
  id?: string
  onRetry?: () => void
  /** More content, below the text. */
  children?: ReactNode
}

/** Spec 1 §8: the status code (500 without one) and the message ('Error' without one). One look for every error page. */
export function ErrorPage({ status = 500, message = 'Error', text, id, onRetry, children }: Props) {
  usePageTitle(message)
  return (
    <div className={styles.page} role="alert">
      <BrandMark size={36} />
      {status !== null && <p className={`${styles.code} num`}>{status}</p>}
      <h1 className={styles.message}>{message}</h1>
      {text && <p className={styles.hint}>{text}</p>}
      {id && <p className={styles.hint}>If it happens again, give support this number: {id}</p>}
      {children}
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
export const NotFoundPage = () => (
  <ErrorPage status={404} message="This page couldn’t be found" text="The link may be old, or the address mistyped." />
)

/** An address the user isn't allowed to open. */
export const NoAccessPage = ({ title }: { title: string }) => (
  <ErrorPage
    status={403}
    message={`You don’t have access to ${title}`}
    text="If you need it for your work, ask the person who manages your company’s users."
  />
)

/** An address in a module the company hasn't bought. */
export const NotBoughtPage = ({ title }: { title: string }) => (
  <ErrorPage
    status={null}
    message={`${title} isn’t turned on for your company`}
    text={
      holds(useSignedIn().user.userPermissions, 'settings') ? (
        <>
          It’s an add-on. You can turn it on under <Link to={paths.settingsSection('add-ons')}>Add-ons</Link>.
        </>
      ) : (
        'It’s an add-on. The owner of your account can turn it on.'
      )
    }
  />
)
