import { Link } from '@tanstack/react-router'
import { ArrowLeft, PanelRight } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { customerName } from '@xd/core/domain/customer/name.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import type { CustomerData, StoreData } from '#data/company.ts'
import { useSignedIn } from '#data/session.ts'
import type { TicketData } from '#data/tickets.ts'
import { VisuallyHidden } from '#ui/a11y/visually-hidden.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { cx } from '#ui/class-names.ts'
import { useChosenInView } from '#ui/hook/use-chosen-in-view.ts'
import { useIsPhone, useMediaQuery } from '#ui/hook/use-media-query.ts'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { Avatar } from '#ui/status/avatar.tsx'
import { StoreDot } from '#parts/store/store-edge.tsx'
import { Tag } from '#ui/status/tag.tsx'
import { type CustomerTab, paths } from '#paths.ts'
import { customerTabs } from './customer-tabs.ts'
import { CustomerPanel } from './customer-panel.tsx'
import styles from './customer-view.module.css'

interface Props {
  customer: CustomerData
  stores: readonly StoreData[]
  store: StoreData
  /** None for a user who may open none of them. Then the page is the panel that is usually beside it. */
  tab: CustomerTab | undefined
  /** Unread messages by store. */
  unread: ReadonlyMap<number, number>
  /** The latest promise to pay this store is broken, and still unpaid. */
  promiseBroken: boolean
  /** On the open tab, behind one button. */
  acts?: ReactNode
  renderTickets: (tickets: readonly TicketData[]) => ReactNode
  renderLoans: () => ReactNode
  children: ReactNode
}

/** One customer: stores share contacts, but each has its own messages, payments, emails and notices under its name. */
export function CustomerView({
  customer,
  stores,
  store,
  tab,
  unread,
  promiseBroken,
  acts,
  renderTickets,
  renderLoans,
  children,
}: Props) {
  const wide = useMediaQuery('(min-width: 1200px)')
  const phone = useIsPhone()
  const session = useSignedIn()
  const [beside, setBeside] = useState(false)
  const storeRow = useChosenInView<HTMLElement>(store.storeID)
  const tabRow = useChosenInView<HTMLElement>(tab)
  const name = customerName(customer) || 'Unknown'
  const details = !wide && tab !== undefined && (
    <IconButton
      className={styles.details}
      label="Customer details"
      icon={<PanelRight aria-hidden="true" />}
      onClick={() => setBeside(true)}
    />
  )
  const storeLinks = tab !== undefined && stores.length > 1 && (
    <nav ref={storeRow} className={styles.stores} aria-label="Store">
      {stores.map((one) => (
        <Link
          key={one.storeID}
          to={paths.customerTab(customer, one.storeID, tab)}
          className={cx(styles.store, one.storeID === store.storeID && styles.on)}
          aria-current={one.storeID === store.storeID ? 'true' : undefined}
        >
          <span className={styles.chip}>
            <StoreDot color={one.storeColor} />
            {phone ? (
              <>
                <span aria-hidden="true">{one.storeAbbr}</span>
                <VisuallyHidden>{one.storeName}</VisuallyHidden>
              </>
            ) : (
              one.storeName
            )}
            {(unread.get(one.storeID) ?? 0) > 0 && (
              <span className={`${styles.unread} num`} aria-label={`${unread.get(one.storeID)} unread`}>
                {unread.get(one.storeID)}
              </span>
            )}
          </span>
        </Link>
      ))}
    </nav>
  )
  const panel = (
    <CustomerPanel
      custID={customer.custID}
      storeID={store.storeID}
      renderTickets={tab === 'tickets' ? undefined : renderTickets}
      renderLoans={renderLoans}
    />
  )
  return (
    <div className={styles.page} data-reading={tab === 'messages' || undefined}>
      <header className={styles.head}>
        <Link to={paths.customers} className={styles.back} aria-label="Back to the customers">
          <ArrowLeft size={18} aria-hidden="true" />
        </Link>
        {!phone && <Avatar name={`${customer.custFirstName} ${customer.custLastName}`} />}
        <div className={styles.who}>
          <h2 className={`${styles.name} cut`}>{name}</h2>
          {(phone && storeLinks) || <p className={`${styles.phone} num`}>{formatPhone(customer.custPhone)}</p>}
        </div>
        {customer.custBlocked && <Tag tone="danger">Blocked</Tag>}
        {promiseBroken && (
          <Tag tone="danger">Promise{phone ? <VisuallyHidden> broken</VisuallyHidden> : ' broken'}</Tag>
        )}
        {customer.custOptedOut && <Tag tone="warning">Opted out</Tag>}
        {!phone && details}
        {acts}
      </header>
      {tab !== undefined && (
        <div className={styles.bars}>
          {!phone && storeLinks}
          <div className={styles.line}>
            <nav ref={tabRow} className={styles.tabs} aria-label={name}>
              {customerTabs(session).map(([value, title]) => (
                <Link
                  key={value}
                  to={paths.customerTab(customer, store.storeID, value)}
                  className={cx(styles.tab, value === tab && styles.current)}
                  aria-current={value === tab ? 'page' : undefined}
                >
                  {title}
                </Link>
              ))}
            </nav>
            {phone && details}
          </div>
        </div>
      )}
      <div className={styles.body}>
        {tab === undefined && <div className={styles.alone}>{panel}</div>}
        {children}
      </div>
      {wide && tab !== undefined && (
        <aside className={styles.beside} aria-label="Customer">
          {panel}
        </aside>
      )}
      {!wide && beside && (
        <Dialog open title="Customer" onClose={() => setBeside(false)} flush>
          {panel}
        </Dialog>
      )}
    </div>
  )
}
