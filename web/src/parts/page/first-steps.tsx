import { Link } from '@tanstack/react-router'
import { ChevronRight, Circle, CircleCheck } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { hasFeature } from '@xd/core/domain/access/features.ts'
import { holds } from '@xd/core/domain/access/permissions.ts'
import { isStoreSetUp } from '@xd/core/domain/hours/store-set-up.ts'
import { useEmployees } from '#data/company.ts'
import { useSignedIn } from '#data/session.ts'
import { useCall } from '#data/use-call.ts'
import { paths } from '#paths.ts'
import { NoStores } from './no-stores.tsx'
import { Banner } from '#ui/status/banner.tsx'
import styles from './first-steps.module.css'

interface Props {
  /** Shown once a store is set up and the company can be paid, and to users who can’t change settings. */
  otherwise?: ReactNode
}

/** The setup that a new company needs before it can text customers and take their payments. */
export function FirstSteps({ otherwise = null }: Props) {
  const id = useId()
  const { user, company } = useSignedIn()
  const stores = useCall('stores/list', {}).data?.stores.filter(
    ({ storeEnabled, storeDeleted }) => storeEnabled && !storeDeleted,
  )
  const employees = useEmployees()
  const may = (permission: 'settings' | 'users') => holds(user.userPermissions, permission)
  const pays = hasFeature(company.features, 'payments')
  const gateways = useCall('settings/payments/fetch', {}, { enabled: may('settings') && pays }).data
  const canText = stores?.some(isStoreSetUp)
  const canBePaid =
    !pays ||
    gateways === undefined ||
    gateways.fallback !== 'none' ||
    gateways.company !== null ||
    gateways.stores.length > 0
  // Support staff have nothing to set up: their own company needs nothing, and elsewhere the owner does it.
  const isSetUp = user.userIsXDACCT || (canText && canBePaid)
  if (!may('settings') || !stores || isSetUp)
    return (
      <>
        <NoStores />
        {otherwise}
      </>
    )
  const steps = [
    {
      section: 'stores',
      title: 'Stores',
      about:
        stores.length === 0
          ? 'Add the first one, with its texting number and hours'
          : 'Enter the texting number and the hours of each store',
      done: stores.length > 0 && stores.every(isStoreSetUp),
    },
    ...(pays
      ? [
          {
            section: 'payments',
            title: 'Card payments',
            about: 'Connect your card gateway',
            done: gateways !== undefined && canBePaid,
          } as const,
        ]
      : []),
    ...(may('users')
      ? [
          {
            section: 'users',
            title: 'Users',
            about: 'Invite the people who work here',
            done: employees.length > 1,
          } as const,
        ]
      : []),
  ] as const
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        Set up {company.companyName}
      </h2>
      {!company.channels.includes('sms') && (
        <Banner tone="warning">Texting is off: the server isn’t connected to a texting account yet.</Banner>
      )}
      <ol className={styles.steps}>
        {steps.map(({ section, title, about, done }) => (
          <li key={section}>
            <Link to={paths.settingsSection(section)} className={styles.step}>
              {done ? <CircleCheck className={styles.done} aria-label="Done" /> : <Circle aria-hidden="true" />}
              <span className={styles.name}>{title}</span>
              <span className={styles.about}>{about}</span>
              <ChevronRight aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ol>
      <p className={styles.about}>Then choose New Message, write your first text, and request a payment.</p>
    </section>
  )
}
