import { useState } from 'react'
import { COMPANY_KEY_MAX } from '@xd/core/domain/company/key.ts'
import { timezoneChoices } from '@xd/core/domain/hours/timezones.ts'
import { useSaveCompany } from '#data/admin.ts'
import { InviteLinkDialog } from '#parts/employee/invite-link-dialog.tsx'
import { useLeaving } from '#parts/page/use-leaving.tsx'
import { Button } from '#ui/action/button.tsx'
import { Combobox } from '#ui/field/combobox.tsx'
import { FieldPair } from '#ui/field/field-pair.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
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
  const [draft, setDraft] = useState(EMPTY)
  const [made, setMade] = useState<{ companyID: number; url: string }>()
  const save = useSaveCompany()
  const isDirty = JSON.stringify(draft) !== JSON.stringify(EMPTY)
  const { leave, guard } = useLeaving(isDirty, onClose)
  const field = (name: keyof typeof EMPTY, path: string) => ({
    value: draft[name],
    onChange: (value: string) => setDraft({ ...draft, [name]: value }),
    error: save.error?.fields[`company.${path}`],
  })
  const submit = () => {
    const { companyName, companyTimezone, companyKey, userNickname, userUsername } = draft
    if (save.isPending) return
    save.mutate(
      {
        company: {
          companyName,
          companyTimezone,
          ...(companyKey.trim() !== '' && { companyKey }),
          owner: { userNickname, userUsername },
        },
      },
      { onSuccess: ({ company, inviteURL }) => setMade({ companyID: company.companyID, url: inviteURL! }) },
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
    <Dialog
      open
      onClose={leave}
      title="Create company"
      description="It starts with the included add-ons and no stores."
      dirty={isDirty}
      onSubmit={submit}
      footer={
        <>
          <Button onClick={leave}>Cancel</Button>
          <Button writes variant="primary" type="submit" busy={save.isPending}>
            Create company
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {save.isError && (
          <Banner tone="danger" role="alert" title="The company was not created.">
            {Object.keys(save.error.fields).length > 0 ? 'Check the fields marked below.' : save.error.message}
          </Banner>
        )}
        <TextField label="Company name" required maxLength={100} {...field('companyName', 'companyName')} />
        <Combobox label="Time zone" required options={ZONES} {...field('companyTimezone', 'companyTimezone')} />
        <TextField
          label="Key"
          hint="Used in web addresses. Made from the name if you leave it empty."
          maxLength={COMPANY_KEY_MAX}
          autoCapitalize="none"
          spellCheck={false}
          {...field('companyKey', 'companyKey')}
        />
        <fieldset className={styles.set}>
          <legend>First owner</legend>
          <FieldPair>
            <TextField
              label="Name"
              required
              maxLength={60}
              hint="As colleagues see it"
              {...field('userNickname', 'owner.userNickname')}
            />
            <TextField
              label="Email"
              required
              type="email"
              inputMode="email"
              autoCapitalize="none"
              spellCheck={false}
              hint="They sign in with it"
              {...field('userUsername', 'owner.userUsername')}
            />
          </FieldPair>
        </fieldset>
      </div>
      {guard}
    </Dialog>
  )
}
