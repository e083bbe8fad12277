import { useState } from 'react'
import { COMPANY_KEY_MAX } from '@xd/core/domain/company/key.ts'
import { timezoneChoices } from '@xd/core/domain/hours/timezones.ts'
import { type AdminCompanyData, useSaveCompany } from '#data/admin.ts'
import { refetch } from '#data/refetch.ts'
import { NotSaved } from '#parts/page/not-saved.tsx'
import { Button } from '#ui/action/button.tsx'
import { Combobox } from '#ui/field/combobox.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { toast } from '#ui/overlay/toasts.tsx'
import { momentWords, signInWords } from './company-words.ts'
import { useMayChange } from '#parts/admin/use-may-change.ts'
import styles from './admin.module.css'

const ZONES = timezoneChoices(Intl.supportedValuesOf('timeZone')).map(({ timezone, label }) => ({
  value: timezone,
  text: label,
}))

/** A company's name, key and zone, and other facts about it. */
export function CompanyDetails({ company }: { company: AdminCompanyData }) {
  const [since, setSince] = useState(0)
  const startOver = () => void refetch('admin/companies/fetch').then(() => setSince((before) => before + 1))
  return (
    <div className={styles.sections}>
      <dl className={`${styles.facts} num`}>
        <dt>ID</dt>
        <dd>{company.companyID}</dd>
        <dt>Since</dt>
        <dd>{momentWords(company.createdAt)}</dd>
        <dt>Stores</dt>
        <dd>{company.storeCount === 0 ? 'None yet' : company.storeCount}</dd>
        <dt>Users</dt>
        <dd>{company.userCount === 0 ? 'Nobody has joined yet' : company.userCount}</dd>
        <dt>Last sign-in</dt>
        <dd>{signInWords(company.maxDate)}</dd>
      </dl>
      <DetailsForm key={since} company={company} onReload={startOver} />
    </div>
  )
}

function DetailsForm({ company, onReload }: { company: AdminCompanyData; onReload: () => void }) {
  const { companyID, companyName, companyKey, companyTimezone } = company
  const [first, setFirst] = useState({ companyName, companyKey, companyTimezone })
  const [expectedVersion, setVersion] = useState(company.companyVersion)
  const [draft, setDraft] = useState(first)
  const save = useSaveCompany()
  const refusal = useMayChange()
  const field = (name: keyof typeof draft) => ({
    value: draft[name],
    onChange: (value: string) => setDraft({ ...draft, [name]: value }),
    error: save.error?.fields[`company.${name}`],
    writes: true as const,
  })
  const isSame = JSON.stringify(draft) === JSON.stringify(first)
  const submit = () => {
    if (save.isPending || isSame || refusal !== null) return
    save.mutate(
      { company: { companyID, ...draft }, expectedVersion },
      {
        onSuccess: ({ company: saved }) => {
          const now = {
            companyName: saved.companyName,
            companyKey: saved.companyKey,
            companyTimezone: saved.companyTimezone,
          }
          setFirst(now)
          setDraft(now)
          setVersion(saved.companyVersion)
          toast(`${saved.companyName} saved`)
        },
      },
    )
  }
  return (
    <form
      className={styles.form}
      noValidate
      aria-label="Details"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {save.isError && (
        <NotSaved
          error={save.error}
          what="company"
          isNew={false}
          actions={save.error.code === 'conflict' && <Button onClick={onReload}>Show the new version</Button>}
        />
      )}
      <TextField label="Company name" required maxLength={100} {...field('companyName')} />
      <TextField
        label="Key"
        required
        hint="Used in web addresses. Changes take effect right away, including on open screens."
        maxLength={COMPANY_KEY_MAX}
        autoCapitalize="none"
        spellCheck={false}
        {...field('companyKey')}
      />
      <Combobox label="Time zone" required options={ZONES} {...field('companyTimezone')} />
      <div className={styles.acts}>
        <Button
          writes
          type="submit"
          variant="primary"
          busy={save.isPending}
          disabledReason={refusal ?? (isSame ? 'Nothing has changed' : null)}
        >
          Save company
        </Button>
      </div>
    </form>
  )
}
