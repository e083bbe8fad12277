import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { listLabels } from '#queries/labels.ts'
import { createLabel } from '#services/labels/create-label.ts'
import { changeLabel } from '#services/labels/change-label.ts'
import { removeLabel } from '#services/labels/remove-label.ts'

export const save = handle(
  'labels/save',
  Effect.fnUntraced(function* ({ label, expectedVersion, clientKey }, caller) {
    const { labelID } = label
    if (label.deleteLabel === true) yield* removeLabel(caller, labelID, expectedVersion)
    else if (typeof labelID === 'number') yield* changeLabel(caller, labelID, label, expectedVersion)
    else yield* createLabel(caller, label, clientKey)
    return { labels: yield* listLabels(caller) }
  }),
)
