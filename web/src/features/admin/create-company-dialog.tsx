import { useState } from 'react'
import { COMPANY_KEY_MAX } from '@xd/core/domain/company/key.ts'
import { timezoneChoices } from '@xd/core/domain/hours/timezones.ts'
import { useSaveCompany } from '#data/admin.ts'
import { InviteLinkDialog } from '#parts/employee/invite-link-dialog.tsx'
import { useEditor } from '#parts/page/use-editor.tsx'
import { Combobox } from '#ui/field/combobox.tsx'
import { FieldPair } from '#ui/field/field-pair.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { EditorDialog } from '#ui/overlay/editor-dialog.tsx'
import { Banner } from '#ui/status/banner.tsx'
import styles from './admin.module.css'

const ZONES = timezoneChoices(Intl.supportedValuesOf('timeZone')).map(({ timezone, label }) => ({
  value: timezone,
  text: label,
}))

const EMPTY = { companyName: '', companyTimezone: '', companyKey: '', userNickname: '', userUsername: '' }

interface Props {
  readonly onClose: () => void
  readonly onCreated: (companyID: number) => void
}

/** A new company and its first owner, who gets a link to choose a password. */
export function CreateCompanyDialog({ onClose, onCreated }: Props) {
  const [made, setMade] = useState<{ companyID: number; url: string }>()
  const save = useSaveCompany()
  const editor = useEditor(save, { saved: EMPTY, record: 'company', onClose })
  const { draft, field } = editor
  const submit = () => {
    const { companyName, companyTimezone, companyKey, userNickname, userUsername } = draft
    editor.save(
      {
        company: {
          companyName,
          companyTimezone,
          ...(companyKey.trim() !== '' && { companyKey }),
          owner: { userNickname, userUsername },
        },
      },
      ({ company, inviteURL }) => setMade({ companyID: company.companyID, url: inviteURL! }),
    )
  }
  if (made)
    return (
      <InviteLinkDialog
        name={draft.userNickname.trim()}
        url={made.url}
        onClose={() => {
          onClose()
          onCreated(made.companyID)
        }}
      />
    )
  return (
    <EditorDialog
      {...editor.dialog}
      title="Create company"
      description="The company starts with the included add-ons and no stores."
      onSubmit={submit}
      does="Create company"
    >
      {save.isError && (
        <Banner tone="danger" role="alert" title="The company wasn’t created.">
          {Object.keys(save.error.fields).length > 0 ? 'Check the fields marked below.' : save.error.message}
        </Banner>
      )}
      <TextField label="Company name" required maxLength={100} {...field('companyName')} />
      <Combobox label="Time zone" required options={ZONES} {...field('companyTimezone')} />
      <TextField
        label="Key"
        hint="Used in web addresses. Leave it empty to create it from the name."
        maxLength={COMPANY_KEY_MAX}
        autoCapitalize="none"
        spellCheck={false}
        {...field('companyKey')}
      />
      <fieldset className={styles.set}>
        <legend>First owner</legend>
        <FieldPair>
          <TextField
            label="Name"
            required
            maxLength={60}
            hint="Colleagues see it"
            {...field('userNickname', 'owner.userNickname')}
          />
          <TextField
            label="Email"
            required
            type="email"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            hint="Used to sign in"
            {...field('userUsername', 'owner.userUsername')}
          />
        </FieldPair>
      </fieldset>
    </EditorDialog>
  )
}
