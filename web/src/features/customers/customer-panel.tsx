import { Link } from '@tanstack/react-router'
import { Calculator, ExternalLink, Pencil } from 'lucide-react'
import { Fragment, type ReactNode, useState } from 'react'
import { holds } from '@xd/core/domain/access/permissions.ts'
import { addressLines, hasAddress } from '@xd/core/domain/customer/address.ts'
import { refusalAt } from '@xd/core/domain/access/address.ts'
import { carriesData } from '@xd/core/domain/fields/definition.ts'
import { customerName, hasNoName } from '@xd/core/domain/customer/name.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import type { Wire } from '@xd/core/contract/calls.ts'
import type { Conversation } from '@xd/core/contract/entity/conversation.ts'
import { openDialog } from '#data/dialogs.ts'
import { useLanguageFor } from '#data/languages.ts'
import { useSignedIn } from '#data/session.ts'
import type { TicketData } from '#data/tickets.ts'
import { useCall } from '#data/use-call.ts'
import { IconButton } from '#ui/action/icon-button.tsx'
import { lazyDecor } from '#parts/page/lazy-decor.tsx'
import { CustomFieldsList } from '#parts/custom-fields/custom-fields-list.tsx'
import { LoadFailed } from '#ui/status/load-failed.tsx'
import { Arriving } from '#ui/busy/arriving.tsx'
import { Bone, Skeleton } from '#ui/busy/skeleton.tsx'
import { paths } from '#paths.ts'
import { BlockCustomer } from './block-customer.tsx'
import { CustomerConsent } from './customer-consent.tsx'
import { CustomerComments } from './customer-comments.tsx'
import { CustomerLabels } from './customer-labels.tsx'
import { CustomerNotices } from './customer-notices.tsx'
import { CustomerRecord } from './customer-record.tsx'
import { CustomerStats } from './customer-stats.tsx'
import type { ContactTab } from './contact-form.tsx'
import { EditContactDialog } from './edit-contact-dialog.tsx'
import { LongWord } from '#ui/text/long-word.tsx'
import styles from './customer-panel.module.css'
import type { CustomerData } from '#data/company.ts'
import { useAddEmail } from '#data/customers.ts'
import { InlineField } from '#ui/field/inline-field.tsx'

const CustomerPromises = lazyDecor(() => import('./customer-promises.tsx'), 'CustomerPromises', { waiting: Arriving })

const AddEmail = ({ customer }: { customer: CustomerData }) => (
  <InlineField label="Email" add="Add email" type="email" maxLength={320} {...useAddEmail(customer)} />
)

interface Props {
  custID: number
  /** The store whose conversation or page it is. */
  storeID: number
  /** The conversation it is next to, if any. */
  convo?: Wire<typeof Conversation>
  /** Open tickets, due first. */
  renderTickets?: ((tickets: readonly TicketData[]) => ReactNode) | undefined
  renderPayments?: () => ReactNode
  renderLoans?: (() => ReactNode) | undefined
}

const TICKETS_SHOWN = 5

function Section({ title, act, children }: { title: string; act?: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.section} aria-label={title}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {act && <span className={styles.acts}>{act}</span>}
      </div>
      {children}
    </section>
  )
}

/** The panel's own shape: a heading with facts below it. */
const PanelBones = () => (
  <Skeleton label="Loading the customer">
    <div className={styles.panel}>
      {[4, 1, 3].map((facts, index) => (
        <div key={index} className={styles.section}>
          <Bone width={88} height={10} />
          {Array.from({ length: facts }, (_, at) => (
            <Bone key={at} width={`${82 - ((at * 23 + index * 11) % 34)}%`} height={14} />
          ))}
        </div>
      ))}
    </div>
  </Skeleton>
)

/** A conversation's customer: facts, labels, payments, comments, and actions. */
export function CustomerPanel({ custID, storeID, convo, renderTickets, renderPayments, renderLoans }: Props) {
  const session = useSignedIn()
  const { user, company } = session
  const query = useCall('customers/fetch', { customerID: custID })
  const [editing, setEditing] = useState<ContactTab | null>(null)
  const fields = useCall('settings/custom-fields/fetch', { moduleID: 'customer' })
  const seesTickets = renderTickets !== undefined && holds(user.userPermissions, 'tickets')
  const booked = useCall(
    'tickets/list',
    { search: { custID, status: 'active', perPage: TICKETS_SHOWN } },
    { enabled: seesTickets },
  )
  const { tickets, count: ticketCount } = booked.data ?? { tickets: [], count: 0 }
  const customer = query.data?.customer
  const language = useLanguageFor(customer?.custLanguage ?? 'en')
  const permissions = session.user.userPermissions
  const timezone = session.company.companyTimezone

  if (!customer)
    return query.isError ? <LoadFailed what="customer" error={query.error} retry={query.refetch} /> : <PanelBones />

  return (
    <div className={styles.panel}>
      {booked.isLoading && <Arriving />}
      {seesTickets && ticketCount > 0 && (
        <Section title="Tickets">
          {renderTickets(tickets)}
          {ticketCount > TICKETS_SHOWN && (
            <Link className={styles.all} to={paths.customerTab(customer, storeID, 'tickets')}>
              All {ticketCount} tickets
            </Link>
          )}
        </Section>
      )}
      <section className={styles.section} aria-label="Customer">
        <div className={styles.head}>
          <h2 className={styles.title}>Customer</h2>
          <span className={styles.acts}>
            {convo && (
              <Link
                className={styles.open}
                to={paths.customerTab(customer, convo.storeID, 'messages')}
                aria-label="Open the customer’s page"
              >
                <ExternalLink size={15} aria-hidden="true" />
              </Link>
            )}
            <IconButton
              size="small"
              label="Loan calculator"
              icon={<Calculator aria-hidden="true" />}
              onClick={() => openDialog({ kind: 'loan', custID, storeID })}
            />
            <IconButton
              size="small"
              writes
              label="Edit contact"
              icon={<Pencil aria-hidden="true" />}
              onClick={() => setEditing('customer')}
            />
          </span>
        </div>
        <CustomerNotices customer={customer} timezone={timezone} />
        <dl className={styles.facts}>
          <dt>Name</dt>
          <dd>
            {hasNoName(customer, customer.custPhone) ? (
              <span className={styles.none}>No name yet</span>
            ) : (
              customerName(customer)
            )}
          </dd>
          <dt>Phone</dt>
          <dd className="num">{formatPhone(customer.custPhone)}</dd>
          {(customer.custOtherPhones ?? []).map((phone) => (
            <Fragment key={phone}>
              <dt>Other phone</dt>
              <dd className="num">{formatPhone(phone)}</dd>
            </Fragment>
          ))}
          <dt>Email</dt>
          <dd>{customer.custEmail ? <LongWord text={customer.custEmail} /> : <AddEmail customer={customer} />}</dd>
          {customer.custDL && (
            <>
              <dt>DL #</dt>
              <dd className="num">{customer.custDL}</dd>
            </>
          )}
          {hasAddress(customer) && (
            <>
              <dt>Address</dt>
              <dd>
                {addressLines(customer).map((line) => (
                  <span key={line} className={styles.line}>
                    {line}
                  </span>
                ))}
              </dd>
            </>
          )}
          {language === 'es' && (
            <>
              <dt>Language</dt>
              <dd>Spanish</dd>
            </>
          )}
        </dl>
      </section>
      <Section title="Labels">
        <CustomerLabels customer={customer} mayChange={holds(permissions, 'labels')} />
      </Section>
      {fields.isPending && <Arriving />}
      {fields.data?.fields.some(({ type }) => carriesData(type)) && (
        <Section
          title="Custom Fields"
          act={
            <IconButton
              size="small"
              writes
              label="Edit custom fields"
              icon={<Pencil aria-hidden="true" />}
              onClick={() => setEditing('fields')}
            />
          }
        >
          <CustomFieldsList fields={fields.data.fields} values={customer.custCustomFields} />
        </Section>
      )}
      {renderPayments && refusalAt(paths.payments, user, company.features) === null && (
        <Section title="Payments">{renderPayments()}</Section>
      )}
      <Section title="Promises">
        <CustomerPromises custID={custID} storeID={storeID} />
      </Section>
      {renderLoans && refusalAt(paths.loans, user, company.features) === null && (
        <Section title="Cart">{renderLoans()}</Section>
      )}
      {holds(permissions, 'comments') && (
        <Section title="Comments">
          <CustomerComments custID={custID} timezone={timezone} />
        </Section>
      )}
      <Section title="History">
        <CustomerStats custID={custID} timezone={timezone} />
      </Section>
      <Section title="Consent">
        <CustomerConsent custID={custID} timezone={timezone} />
      </Section>
      {holds(permissions, 'customer-data') && <CustomerRecord customer={customer} />}
      {holds(permissions, 'blocking') && <BlockCustomer customer={customer} />}
      <EditContactDialog
        open={editing !== null}
        custID={custID}
        startOn={editing ?? 'customer'}
        onSaved={() => setEditing(null)}
        onClose={() => setEditing(null)}
      />
    </div>
  )
}
