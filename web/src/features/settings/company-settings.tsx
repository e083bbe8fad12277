import { useState } from 'react'
import { SESSION_DAYS } from '@xd/core/domain/company/session-days.ts'
import { timezoneChoices } from '@xd/core/domain/hours/timezones.ts'
import { BY_STORE, type LoanRules } from '@xd/core/domain/loan/usual-rules.ts'
import { type CompanyData, useSaveCompanySettings } from '#data/company-settings.ts'
import { useSignedIn } from '#data/session.ts'
import { useCall } from '#data/use-call.ts'
import { RULE_OPTIONS } from '#parts/loan/rule-options.ts'
import { SectionPage } from '#parts/page/section-page.tsx'
import { useSavedForm } from '#parts/page/use-saved-form.ts'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { Combobox } from '#ui/field/combobox.tsx'
import { RadioCards } from '#ui/field/radio-cards.tsx'
import { SelectField } from '#ui/field/select-field.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { companyDraft, companyOf } from './company-draft.ts'
import { LogoField } from './logo-field.tsx'
import { MailerRules } from './mailer-rules.tsx'
import { SectionFoot, SectionForm, StoreSection } from './store-section.tsx'

const ZONES = timezoneChoices(Intl.supportedValuesOf('timeZone')).map(({ timezone, label }) => ({
  value: timezone,
  text: label,
}))

const LANGUAGES = [
  {
    value: 'both',
    title: 'English and Spanish',
    text: 'Each customer has a language for texts, the payment page and receipts.',
  },
  {
    value: 'en',
    title: 'English only',
    text: 'Everyone gets English. Your Spanish texts stay saved, but aren’t used.',
  },
] as const

const RULES_FOR_QUOTES: readonly { value: LoanRules; label: string; group?: string }[] = [
  { value: BY_STORE, label: 'By store’s state (recommended)' },
  ...RULE_OPTIONS,
]

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })
const factorHint = ({ companySecondFactorRequired, companySecondFactorFrom }: CompanyData): string =>
  companySecondFactorRequired && companySecondFactorFrom !== null
    ? `From ${day.format(new Date(companySecondFactorFrom))}, users without an authenticator app or passkey can only set one up.`
    : 'Users also need an authenticator app or a passkey to sign in. They have seven days to set one up.'

/** The company's own settings. */
export function CompanySettings() {
  const query = useCall('settings/company/fetch', {})
  return (
    <SectionPage title="Company">
      <StoreSection
        title="Company details"
        about="The time zone is for calendars, Home and the activity log. Each store has its own for hours, payments, mailers and notices."
        query={query}
      >
        {({ company }) => <CompanyForm settings={company} />}
      </StoreSection>
    </SectionPage>
  )
}

function CompanyForm({ settings }: { settings: CompanyData }) {
  const isVisit = useSignedIn().session.impersonatedBy !== undefined
  const [isUploading, setUploading] = useState(false)
  const { draft, change, field, fault, submit, foot } = useSavedForm(useSaveCompanySettings(), {
    record: 'company',
    saved: settings,
    draftOf: companyDraft,
    versionOf: ({ companyVersion }) => companyVersion,
    said: 'Company saved',
  })
  return (
    <SectionForm onSubmit={() => submit(companyOf(draft, isVisit))}>
      <TextField writes label="Company name" required maxLength={100} {...field('name', 'companyName')} />
      <Combobox writes label="Time zone" required options={ZONES} {...field('zone', 'companyTimezone')} />
      <RadioCards
        label="Languages for customers"
        value={draft.spanish ? 'both' : 'en'}
        onChange={(chosen) => change({ spanish: chosen === 'both' })}
        cards={LANGUAGES}
      />
      <TextField
        writes
        label="Days until users sign in again"
        numeric
        inputMode="numeric"
        maxLength={2}
        hint={`From ${SESSION_DAYS.least} to ${SESSION_DAYS.most}. A sign-in that isn’t used for three days ends sooner.`}
        {...field('days', 'companySessionDays')}
      />
      <Checkbox
        writes
        label="Require a second factor"
        hint={factorHint(settings)}
        checked={draft.needsFactor}
        onChange={(needsFactor) => change({ needsFactor })}
      />
      <Checkbox
        writes
        label="Require approval for changes by XD Support"
        hint={
          isVisit
            ? 'Only the company’s own users can change this.'
            : 'XD Support can view everything but can’t make changes until someone who can change settings approves.'
        }
        checked={draft.asksFirst}
        disabled={isVisit}
        onChange={(asksFirst) => change({ asksFirst })}
      />
      <SelectField
        writes
        label="Rules for quotes"
        hint="The default law in the loan calculator. You can choose another one for a single quote."
        value={draft.loanRules}
        options={RULES_FOR_QUOTES}
        onChange={(loanRules) => change({ loanRules })}
      />
      <LogoField
        logo={draft.logo}
        error={fault('companyLogo')}
        isUploading={isUploading}
        onChange={(logo) => change({ logo })}
        onUploading={setUploading}
      />
      {draft.rules && <MailerRules draft={draft.rules} fault={fault} onChange={(rules) => change({ rules })} />}
      <SectionFoot
        foot={foot}
        label="Save company"
        disabledReason={isUploading ? 'The logo is still uploading' : null}
      />
    </SectionForm>
  )
}
