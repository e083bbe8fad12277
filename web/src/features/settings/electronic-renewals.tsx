import type { WireOutput } from '@xd/core/contract/calls.ts'
import { refetchAfter } from '#data/refetch.ts'
import { useCall, useCallMutation } from '#data/use-call.ts'
import { Contested } from '#parts/page/contested.tsx'
import { LeaveGuard } from '#parts/page/leave-guard.tsx'
import { useEdits } from '#state/use-edits.ts'
import { Button } from '#ui/action/button.tsx'
import { RadioCards } from '#ui/field/radio-cards.tsx'
import { Banner } from '#ui/status/banner.tsx'
import { SectionForm, StoreSection, tellSaved } from './store-section.tsx'
import styles from './store-section.module.css'

type Company = WireOutput<'settings/company/fetch'>['company']

const PLACES = [
  {
    value: 'store',
    title: 'Signed in the store',
    text: 'The pay page says so, and the customer doesn’t agree to anything online.',
  },
  {
    value: 'page',
    title: 'Made on the pay page',
    text: 'The page shows the new loan’s terms and disclosures, and the customer agrees to them before paying.',
  },
] as const

/** Where the replacement loans of rewritten tickets are made. */
export function ElectronicRenewals() {
  const query = useCall('settings/company/fetch', {})
  return (
    <StoreSection
      title="Electronic renewals"
      about="Where the new loan’s contract is made when a customer pays to rewrite tickets. For all stores."
      query={query}
    >
      {({ company }) => <RenewalsForm company={company} />}
    </StoreSection>
  )
}

function RenewalsForm({ company }: { company: Company }) {
  const { draft, isDirty, expectedVersion, contest, change, saveAs, refused } = useEdits(
    { on: company.companyElectronicRenewals },
    company.companyVersion,
  )
  const news = () => void refetchAfter('reload_company')
  const save = useCallMutation('settings/company/save', {
    onSuccess: ({ company: saved }) => {
      saveAs({ on: saved.companyElectronicRenewals }, saved.companyVersion)
      news()
    },
    onError: (error) => {
      refused(error)
      if (error.code === 'conflict') news()
    },
  })
  const submit = () =>
    save.mutate(
      { company: { companyElectronicRenewals: draft.on }, expectedVersion },
      tellSaved('Electronic renewals saved'),
    )
  return (
    <SectionForm onSubmit={submit}>
      <RadioCards
        label="The contract of a new loan"
        value={draft.on ? 'page' : 'store'}
        onChange={(place) => change({ on: place === 'page' })}
        cards={PLACES}
      />
      {draft.on && (
        <Banner tone="warning" title="Have your counsel confirm this first.">
          Electronic renewals follow our reading of Cal. Fin. Code § 21201.6 and work only in California. Storage is
          charged at the smallest size. If the terms can’t be computed with certainty, or a loan over 36% a year has no
          Military Lending Act check, the page says that the contract is signed in the store.
        </Banner>
      )}
      <Contested contest={contest} />
      <div className={styles.acts}>
        <Button writes type="submit" variant="primary" busy={save.isPending}>
          Save electronic renewals
        </Button>
      </div>
      <LeaveGuard dirty={isDirty && !save.isPending} />
    </SectionForm>
  )
}
