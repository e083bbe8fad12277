import { useState } from 'react'
import { no } from '@xd/core/domain/access/can.ts'
import type { CustomerData } from '#data/company.ts'
import { useCustomFields } from '#data/custom-fields.ts'
import { useSaveCustomer } from '#data/customers.ts'
import { useSpanish } from '#data/languages.ts'
import { useSignedIn } from '#data/session.ts'
import { useEdits } from '#state/use-edits.ts'
import { CustomFieldsForm } from '#parts/custom-fields/custom-fields-form.tsx'
import { serverFieldErrors } from '#parts/custom-fields/field-draft.ts'
import { useFieldDraft } from '#parts/custom-fields/use-field-draft.ts'
import { Contested } from '#parts/page/contested.tsx'
import { NotSaved } from '#parts/page/not-saved.tsx'
import { useLeaving } from '#parts/page/use-leaving.tsx'
import { useLeftErrors } from '#ui/field/use-left-errors.ts'
import { EditorDialog } from '#ui/overlay/editor-dialog.tsx'
import { Tabs } from '#ui/overlay/tabs.tsx'
import { EmptyState } from '#ui/status/empty-state.tsx'
import {
  canSave,
  contactErrors,
  contactInput,
  contactOf,
  type ContactDraft,
  type ContactField,
  newContact,
  serverContactErrors,
} from './contact-draft.ts'
import { ContactFields } from './contact-fields.tsx'
import type { ContactPrefill } from './search-draft.ts'
import { usePhoneFinding } from './use-phone-finding.ts'

export type ContactTab = 'customer' | 'fields'

interface Props {
  customer?: CustomerData
  /** The initial tab. */
  startOn?: ContactTab
  prefill?: ContactPrefill
  onSaved: (custID: number) => void
  /** Opens the customer who already has the phone instead. */
  onFound: (custID: number) => void
  onClose: () => void
}

const NO_VALUES = {}
const CHECK_FIELDS = no('Check the custom fields')

export function ContactForm({ customer, startOn = 'customer', prefill = {}, onSaved, onFound, onClose }: Props) {
  const existing = customer !== undefined
  const [blank] = useState(() => newContact(prefill))
  const { first: start, draft, ...edits } = useEdits<ContactDraft>(customer ? contactOf(customer) : blank)
  const [tab, setTab] = useState<ContactTab>(startOn)
  const [refused, setRefused] = useState<Partial<Record<ContactField, string>>>({})
  const phone = usePhoneFinding(draft.phone, !existing)
  const errors = contactErrors(draft, phone, existing)
  const left = useLeftErrors<ContactField>(errors)
  const save = useSaveCustomer()
  const fields = useCustomFields('customer')
  const spanish = useSpanish()
  const permissions = useSignedIn().user.userPermissions
  const custom = useFieldDraft(fields, customer?.custCustomFields ?? NO_VALUES)
  const isDirty = custom.isDirty || edits.isDirty
  const { leave, guard } = useLeaving(isDirty, onClose)
  const rule = canSave(draft, phone, existing)
  const saveable = rule.ok && !custom.isValid ? CHECK_FIELDS : rule

  const change = (field: ContactField | null, patch: Partial<ContactDraft>) => {
    if (field) setRefused((before) => ({ ...before, [field]: undefined }))
    edits.change(patch)
  }
  const error = (field: ContactField) =>
    // The sentence below the field already names the owner of the phone.
    field === 'custPhone' && phone.takenBy !== null ? null : (refused[field] ?? left.error(field))
  const submit = () => {
    left.reveal()
    custom.reveal()
    if (!saveable.ok) setTab(rule.ok ? 'fields' : 'customer')
    if (!saveable.ok || save.isPending) return
    // Without Spanish it can't be chosen, and the stored language stays.
    const chosen = spanish ? draft : { ...draft, custLanguage: start.custLanguage }
    save.mutate(contactInput(chosen, existing ? customer.custPhone : phone.e164, customer?.custID, custom.changed), {
      onSuccess: ({ custID }) => {
        leave()
        onSaved(custID)
      },
      // Someone else may have created the same contact in the meantime, so the phone is looked up again automatically.
      onError: ({ code, fields: faults, message }) => {
        const fieldFaults = serverFieldErrors(faults, 'customer.custCustomFields')
        custom.refuse(fieldFaults)
        setRefused(code === 'customer_exists' ? { custPhone: message } : serverContactErrors(faults))
        setTab(Object.keys(fieldFaults).length > 0 ? 'fields' : 'customer')
      },
    })
  }

  const general =
    save.isError && save.error.code !== 'customer_exists' && Object.keys(save.error.fields).length === 0
      ? save.error
      : null
  return (
    <EditorDialog
      onClose={leave}
      title={existing ? 'Edit Contact' : 'New contact'}
      dirty={isDirty}
      onSubmit={submit}
      does="Save Contact"
      busy={save.isPending}
      refusal={saveable.ok ? null : saveable.reason}
    >
      {general && <NotSaved error={general} what="contact" isNew={!existing} />}
      <Contested contest={edits.contest} />
      <Tabs
        label="Contact"
        value={tab}
        onChange={setTab}
        tabs={[
          {
            value: 'customer',
            label: 'Customer',
            panel: (
              <ContactFields
                {...{ customer, draft, phone, error }}
                onChange={change}
                onBlur={left.onBlur}
                onOpenExisting={(custID) => {
                  leave()
                  onFound(custID)
                }}
              />
            ),
          },
          {
            value: 'fields',
            label: 'Custom Fields',
            panel:
              fields.length === 0 ? (
                <EmptyState
                  kind="none"
                  title="No custom fields yet"
                  text="Fields your company adds in the Control Panel show up here."
                />
              ) : (
                <CustomFieldsForm
                  fields={fields}
                  draft={custom.draft}
                  errors={custom.errors}
                  permissions={permissions}
                  onChange={custom.set}
                  onBlur={custom.leave}
                />
              ),
          },
        ]}
      />
      {guard}
    </EditorDialog>
  )
}
