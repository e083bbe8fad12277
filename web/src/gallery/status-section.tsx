import { Clock, Headset } from 'lucide-react'
import { Avatar } from '#ui/status/avatar.tsx'
import { Banner } from '#ui/status/banner.tsx'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { LabelChip } from '#parts/label/label-chip.tsx'
import { PaymentTag } from '#parts/payment/payment-tag.tsx'
import { SkeletonRows } from '#ui/busy/skeleton.tsx'
import { Spinner } from '#ui/busy/spinner.tsx'
import { StatusTag } from '#ui/status/status-tag.tsx'
import { StoreDot, StoreEdge } from '#parts/store/store-edge.tsx'
import { Tag } from '#ui/status/tag.tsx'
import { Button } from '#ui/action/button.tsx'
import styles from './gallery.module.css'

export const StatusSection = () => (
  <>
    <section className={styles.section}>
      <h2>Status</h2>
      <div className={styles.row}>
        <PaymentTag status="sent" />
        <PaymentTag status="approved" />
        <PaymentTag status="canceled" />
        <PaymentTag status="declined" />
        <PaymentTag status="expired" />
      </div>
      <div className={styles.row}>
        <StatusTag tone="warning" icon={<Clock aria-hidden="true" />}>
          waiting 14m
        </StatusTag>
        <StatusTag tone="danger">Not delivered</StatusTag>
        <StatusTag tone="info">Scheduled</StatusTag>
        <Tag>Opted out</Tag>
        <Tag tone="gold">DEMO</Tag>
        <Spinner label="Loading" />
      </div>
      <div className={styles.row}>
        <LabelChip name="Regular" color="#b28a2f" />
        <LabelChip name="Jewelry" color="#4779b8" onRemove={() => undefined} />
        <LabelChip name="Promise to pay" color="#b23f6f" solid />
        <LabelChip name="VIP" color="#e5c95a" solid />
        <LabelChip name="Firearm" color="#40bfa0" solid onRemove={() => undefined} />
      </div>
      <div className={styles.row}>
        <Avatar name="Marisol Ortega" />
        <Avatar name="dana.ruiz" gold size={28} />
        <Avatar name="Priya Nair" color="#4779b8" size={28} />
        <Avatar name="XD" icon={<Headset />} size={28} />
        <StoreDot color="#b2622f" /> Main St
      </div>
      <div className={styles.card}>
        <StoreEdge color="#2f6fb2" />A card of the Harbor store
      </div>
      <Banner tone="info" title="Contacts are shared">
        between all stores, but conversations are isolated.
      </Banner>
      <Banner tone="warning" actions={<Button size="small">Review</Button>}>
        A like request for $125.50 was sent to this customer 40 minutes ago.
      </Banner>
      <Banner tone="danger" title="Not sent.">
        The phone cannot receive texts (landline).
      </Banner>
      <Banner tone="success">Saved</Banner>
    </section>
    <section className={styles.section}>
      <h2>Nothing, and not yet</h2>
      <div className={styles.inset}>
        <SkeletonRows rows={3} />
      </div>
      <EmptyState
        kind="filtered"
        title="No active conversations at Main St"
        text="Nothing matches these filters."
        onClearFilters={() => undefined}
      />
      <EmptyState
        kind="failed"
        title="The inbox couldn’t be loaded"
        text="The server cannot be reached. Check the connection and try again."
        onRetry={() => undefined}
      />
    </section>
  </>
)
