import { dayDivider } from '@xd/core/domain/time/relative.ts'
import type { CustomerData } from '#data/company.ts'
import { useNow } from '#ui/hook/use-now.ts'
import { Banner } from '#ui/status/banner.tsx'

/** Why a customer isn't texted. */
export function CustomerNotices({ customer, timezone }: { customer: CustomerData; timezone: string }) {
  const now = useNow()
  return (
    <>
      {customer.custOptedOut && (
        <Banner
          tone="warning"
          title={`Opted out of texts: ${dayDivider(Date.parse(customer.custOptedOut), now, timezone)}.`}
        >
          They must text START before you can write again.
        </Banner>
      )}
      {customer.custLoansRefused && !customer.custOptedOut && (
        <Banner tone="warning" title="No messages about loans and payments.">
          Reminders, receipts and notices aren’t sent. You can still write to them.
        </Banner>
      )}
      {customer.custBlocked && (
        <Banner tone="danger" title="Blocked.">
          Their texts are saved but don’t reopen the conversation. You can’t text them.
        </Banner>
      )}
    </>
  )
}
