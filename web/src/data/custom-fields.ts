import type { Wire } from '@xd/core/contract/calls.ts'
import type { CustomField } from '@xd/core/contract/entity/custom-field.ts'
import type { FieldModule } from '@xd/core/domain/fields/definition.ts'
import { useCall } from './use-call.ts'

export type CustomFieldData = Wire<typeof CustomField>

const NONE: readonly CustomFieldData[] = []

/** A module's custom fields, kept fresh by live events; none while loading. */
export const useCustomFields = (moduleID: FieldModule): readonly CustomFieldData[] =>
  useCall('settings/custom-fields/fetch', { moduleID }).data?.fields ?? NONE
