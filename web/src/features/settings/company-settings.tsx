import { useState } from 'react'
import type { WireOutput } from '@xd/core/contract/calls.ts'
import { SESSION_DAYS } from '@xd/core/domain/company/session-days.ts'
import { timezoneChoices } from '@xd/core/domain/hours/timezones.ts'
import { refetchAfter } from '#data/refetch.ts'
import { useSignedIn } from '#data/session.ts'
import { useCall, useCallMutation } from '#data/use-call.ts'
import { SectionPage } from '#parts/page/section-page.tsx'
import { Button } from '#ui/action/button.tsx'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { Combobox } from '#ui/field/combobox.tsx'
import { RadioCards } from '#ui/field/radio-cards.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { type ChosenLogo, LogoField } from './logo-field.tsx'
import { MailerRules } from './mailer-rules.tsx'
import { mailerRulesDraft, mailerRulesOf } from './mailer-rules-draft.ts'
import { StoreSection, SectionForm, tellSaved } from './store-section.tsx'
import styles from './settings.module.css'

type Settings = WireOutput<'settings/company/fetch'>['company']

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
    text: 'Everyone is written to in English. Your Spanish texts stay saved, but aren’t used.',
  },
] as const

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })
const factorHint = ({ companySecondFactorRequired, companySecondFactorFrom }: Settings): string =>
  companySecondFactorRequired && companySecondFactorFrom !== null
    ? `From ${day.format(new Date(companySecondFactorFrom))}, users without an authenticator app or passkey can only set one up.`
    : 'Signing in then takes an authenticator app or a passkey too. Users have seven days to set one up.'

/** What the company sets for itself. */
export function CompanySettings() {
  const query = useCall('settings/company/fetch', {})
  const [since, setSince] = useState(0)
  const startOver = () => void refetchAfter('reload_company').then(() => setSince((before) => before + 1))
  return (
    <SectionPage title="Company">
      <StoreSection
        title="Company details"
        about="The time zone is for calendars, Home and downloaded files. Each store has its own for hours and payments."
        query={query}
      >
        {({ company }) => <CompanyForm key={since} settings={company} onNews={startOver} />}
      </StoreSection>
    </SectionPage>
  )
}

interface FormProps {
  settings: Settings
  /** Starts over from what a colleague has just saved. */
  onNews: () => void
}

function CompanyForm({ settings, onNews }: FormProps) {
  const isVisit = useSignedIn().session.impersonatedBy !== undefined
  const [expectedVersion, setVersion] = useState(settings.companyVersion)
  const [name, setName] = useState(settings.companyName)
  const [zone, setZone] = useState(settings.companyTimezone)
  const [spanish, setSpanish] = useState(settings.companyLanguages.includes('es'))
  const [days, setDays] = useState(String(settings.companySessionDays))
  const [logo, setLogo] = useState<ChosenLogo>({ url: settings.companyLogo })
  const [needsFactor, setNeedsFactor] = useState(settings.companySecondFactorRequired)
  const [asksFirst, setAsksFirst] = useState(settings.companyVisitApproval)
  const [isUploading, setUploading] = useState(false)
  const [rules, setRules] = useState(mailerRulesDraft(settings))
  const save = useCallMutation('settings/company/save', {
    onSuccess: ({ company }) => {
      setVersion(company.companyVersion)
      setName(company.companyName)
      setLogo({ url: company.companyLogo })
      void refetchAfter('reload_company')
    },
    onError: ({ code }) => code === 'conflict' && onNews(),
  })
  const fault = (field: string) => save.error?.fields[`company.${field}`] ?? null
  const submit = () =>
    save.mutate(
      {
        company: {
          companyName: name,
          companyTimezone: zone,
          companyLanguages: spanish ? ['en', 'es'] : ['en'],
          ...(logo.mediaID !== undefined && { companyLogo: logo.mediaID }),
          companySecondFactorRequired: needsFactor,
          ...(!isVisit && { companyVisitApproval: asksFirst }),
          companySessionDays: /^\d{1,3}$/.test(days.trim()) ? Number(days) : 0,
          ...(rules && mailerRulesOf(rules)),
        },
        expectedVersion,
      },
      tellSaved('Company saved'),
    )
  return (
    <SectionForm onSubmit={submit}>
      <TextField
        writes
        label="Company name"
        required
        maxLength={100}
        value={name}
        onChange={setName}
        error={fault('companyName')}
      />
      <Combobox
        writes
        label="Time zone"
        required
        value={zone}
        onChange={setZone}
        options={ZONES}
        error={fault('companyTimezone')}
      />
      <RadioCards
        label="Languages for customers"
        value={spanish ? 'both' : 'en'}
        onChange={(chosen) => setSpanish(chosen === 'both')}
        cards={LANGUAGES}
      />
      <TextField
        writes
        label="Days until users sign in again"
        numeric
        inputMode="numeric"
        maxLength={2}
        hint={`From ${SESSION_DAYS.least} to ${SESSION_DAYS.most}. A sign-in that isn’t used for three days ends sooner.`}
        value={days}
        onChange={setDays}
        error={fault('companySessionDays')}
      />
      <Checkbox
        writes
        label="Require a second factor"
        hint={factorHint(settings)}
        checked={needsFactor}
        onChange={setNeedsFactor}
      />
      <Checkbox
        writes
        label="Ask before support changes anything"
        hint={
          isVisit
            ? 'Only the company’s own users can change this.'
            : 'XD Support can look, but changes nothing until someone who can change settings says yes.'
        }
        checked={asksFirst}
        disabled={isVisit}
        onChange={setAsksFirst}
      />
      <LogoField
        logo={logo}
        error={fault('companyLogo')}
        isUploading={isUploading}
        onChange={setLogo}
        onUploading={setUploading}
      />
      {rules && <MailerRules draft={rules} fault={fault} onChange={setRules} />}
      <div className={styles.acts}>
        <Button
          writes
          type="submit"
          variant="primary"
          busy={save.isPending}
          disabledReason={isUploading ? 'The logo is still being uploaded' : null}
        >
          Save company
        </Button>
      </div>
    </SectionForm>
  )
}
