import type { ReactNode } from 'react'
import { usePaymentSettings } from '#data/payment-settings.ts'
import { hasFeature } from '@xd/core/domain/access/features.ts'
import { useSignedIn } from '#data/session.ts'
import { useStores } from '#data/company.ts'
import { WaitingApprovals } from '#parts/approval/waiting-approvals.tsx'
import { SectionPage } from '#parts/page/section-page.tsx'
import { Banner } from '#ui/status/banner.tsx'
import { Bone, Skeleton } from '#ui/busy/skeleton.tsx'
import { ElectronicRenewals } from './electronic-renewals.tsx'
import { GatewayCard } from './gateway-card.tsx'
import styles from './settings.module.css'
import { StorePaymentSettings } from './store-payment-settings.tsx'

/** Card gateways: the company's and each store's own; below them, each store's payment settings. */
export function PaymentSettings({ children }: { children: ReactNode }) {
  const settings = usePaymentSettings()
  const stores = useStores()
  const { company } = useSignedIn()
  const { data } = settings
  return (
    <SectionPage title="Payments">
      <p className={styles.lead}>
        Customers type card numbers into the gateway’s own form, so they never reach this server. Keys are stored
        encrypted and are never shown again.
      </p>
      <WaitingApprovals of={['settings/payments/save']} />
      {settings.isError && (
        <Banner tone="danger" role="alert" title="The settings couldn’t be loaded.">
          {settings.error.message}
        </Banner>
      )}
      {settings.isPending && (
        <Skeleton>
          <Bone width="100%" height={160} />
        </Skeleton>
      )}
      {data && (
        <>
          <GatewayCard title="Company" settings={data} account={data.company} />
          {stores.length > 1 &&
            stores.map(({ storeID, storeName }) => (
              <GatewayCard
                key={storeID}
                title={storeName}
                settings={data}
                storeID={storeID}
                account={data.stores.find((store) => Number(store.storeID) === storeID)?.account ?? null}
              />
            ))}
        </>
      )}
      {children}
      {hasFeature(company.features, 'rewrites') && <ElectronicRenewals />}
      <StorePaymentSettings />
    </SectionPage>
  )
}
