import { useNavigate } from '@tanstack/react-router'
import { type Feature, hasFeature } from '@xd/core/domain/access/features.ts'
import { holds } from '@xd/core/domain/access/permissions.ts'
import { numberIn, oneOf } from '#address/read.ts'
import { useAddress } from '#address/use-address.ts'
import { useSignedIn } from '#data/session.ts'
import { FieldsEditor } from '#parts/custom-fields/editor/fields-editor.tsx'
import { SectionPage } from '#parts/page/section-page.tsx'
import { Tabs } from '#ui/overlay/tabs.tsx'
import { paths } from '#paths.ts'
import { CalendarFields } from './calendar-fields.tsx'

const FORMS = ['customer', 'payments', 'calendar'] as const
const NEEDS: Readonly<Partial<Record<(typeof FORMS)[number], Feature>>> = { payments: 'payments', calendar: 'calendar' }

/** The company's own fields, a tab for each form. */
export function CustomFieldsSettings() {
  const { user, company } = useSignedIn()
  const { params, go } = useAddress()
  const navigate = useNavigate()
  const leave = () => void navigate({ to: paths.settings })
  const forms = FORMS.filter(
    (form) =>
      hasFeature(company.features, NEEDS[form]) && (form !== 'calendar' || holds(user.userPermissions, 'calendar')),
  )
  const form = oneOf(forms, params.form, 'customer')
  const panels = {
    customer: { label: 'Customer', panel: <FieldsEditor module="customer" onCancel={leave} /> },
    payments: { label: 'Payments', panel: <FieldsEditor module="payments" onCancel={leave} /> },
    calendar: {
      label: 'Calendar',
      panel: (
        <CalendarFields chosen={numberIn(params.calendar)} onChoose={(calendar) => go({ calendar })} onCancel={leave} />
      ),
    },
  }
  return (
    <SectionPage title="Custom Fields">
      <Tabs
        label="Forms"
        manual
        value={form}
        onChange={(next) => go({ form: next === 'customer' ? undefined : next, calendar: undefined })}
        tabs={forms.map((value) => ({ value, ...panels[value] }))}
      />
    </SectionPage>
  )
}
