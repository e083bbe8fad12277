import { nameKey } from '@xd/core/domain/text/visible.ts'
import type { LabelModule } from '@xd/core/domain/label/modules.ts'
import type { WireOutput } from '@xd/core/contract/calls.ts'
import { queryClient } from './query-client.ts'
import { refetchOnConflict } from './refetch.ts'
import { callKey, useCallMutation } from './use-call.ts'

/** Creates, changes or deletes a label; the answer is the whole list. */
export const useSaveLabel = () =>
  useCallMutation('labels/save', {
    onError: refetchOnConflict('reload_labels'),
    onSuccess: ({ labels }) =>
      queryClient.setQueryData<WireOutput<'labels/list'>>(
        callKey('labels/list', {}),
        (data) => data && { ...data, labels },
      ),
  })

/** Creates a label in a module by name; the server picks its color. */
export const useCreateLabel = (labelModuleKey: LabelModule) => {
  const save = useSaveLabel()
  return async (labelName: string): Promise<number | undefined> => {
    const { labels } = await save.mutateAsync({ label: { labelName, labelModuleKey } })
    return labels.find(
      (label) => label.labelModuleKey === labelModuleKey && nameKey(label.labelName) === nameKey(labelName),
    )?.labelID
  }
}
