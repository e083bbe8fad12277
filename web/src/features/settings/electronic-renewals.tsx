import { type CompanyData, useSaveCompanySettings } from '#data/company-settings.ts'
import { useCall } from '#data/use-call.ts'
import { useSavedForm } from '#parts/page/use-saved-form.ts'
import { RadioCards } from '#ui/field/radio-cards.tsx'
import { Banner } from '#ui/status/banner.tsx'
import { SectionFoot, SectionForm, StoreSection } from './store-section.tsx'

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

function RenewalsForm({ company }: { company: CompanyData }) {
  const { draft, change, submit, foot } = useSavedForm(useSaveCompanySettings(), {
    record: 'company',
    saved: company,
    draftOf: ({ companyElectronicRenewals: on }) => ({ on }),
    versionOf: ({ companyVersion }) => companyVersion,
    said: 'Electronic renewals saved',
  })
  return (
    <SectionForm onSubmit={() => submit({ companyElectronicRenewals: draft.on })}>
      <RadioCards
        label="The contract of a new loan"
        value={draft.on ? 'page' : 'store'}
        onChange={(place) => change({ on: place === 'page' })}
        cards={PLACES}
      />
      {draft.on && (
        <Banner tone="warning" title="Have your lawyer confirm this first.">
          Electronic renewals follow our reading of Cal. Fin. Code § 21201.6 and work only in California. Storage is
          charged at the smallest size. If the terms can’t be computed with certainty, or a loan over 36% a year has no
          Military Lending Act check, the page says that the contract is signed in the store.
        </Banner>
      )}
      <SectionFoot foot={foot} label="Save electronic renewals" />
    </SectionForm>
  )
}
