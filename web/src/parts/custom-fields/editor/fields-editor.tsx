import type { ReactNode } from 'react'
import type { FieldModule } from '@xd/core/domain/fields/definition.ts'
import { useCall } from '#data/use-call.ts'
import { SkeletonRows } from '#ui/busy/skeleton.tsx'
import { LoadFailed } from '#ui/status/load-failed.tsx'
import { FormEditor } from './form-editor.tsx'

interface Props {
  module: FieldModule
  /** The form's purpose, in the words of the screen where it is edited. */
  about?: ReactNode
  onCancel: () => void
}

/** The custom-field editor of one module: customers, payments, or one calendar's entries. */
export function FieldsEditor({ module, about, onCancel }: Props) {
  const { data, error, isPending, refetch } = useCall('settings/custom-fields/fetch', { moduleID: module })
  if (isPending) return <SkeletonRows rows={4} label="Loading custom fields" />
  if (!data) return <LoadFailed what="custom fields" error={error} retry={refetch} />
  return <FormEditor key={module} module={module} saved={data} about={about} onCancel={onCancel} />
}
