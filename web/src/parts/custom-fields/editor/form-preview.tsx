import { useSignedIn } from '#data/session.ts'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { CustomFieldsForm } from '#parts/custom-fields/custom-fields-form.tsx'
import { useFieldDraft } from '#parts/custom-fields/use-field-draft.ts'
import { type Fields, nameOf } from './form-draft.ts'
import styles from './editor.module.css'

const NO_VALUES = {}

/** The form as users fill it in. Input here is checked, then discarded. */
export function FormPreview({ fields, readOnly = false }: { fields: Fields; readOnly?: boolean | 'shown' }) {
  const { user } = useSignedIn()
  const named = fields.map((field) => ({ ...field, title: nameOf(field) }))
  const { draft, errors, set, leave } = useFieldDraft(named, NO_VALUES)
  if (fields.length === 0) return <EmptyState kind="none" title="No fields" text="This form is empty." />
  return (
    <div className={styles.preview}>
      <CustomFieldsForm
        fields={named}
        draft={draft}
        errors={errors}
        permissions={user.userPermissions}
        readOnly={readOnly}
        onChange={set}
        onBlur={leave}
      />
    </div>
  )
}
