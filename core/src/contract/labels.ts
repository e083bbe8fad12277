import { Schema } from 'effect'
import { LABEL_MODULES } from '#domain/label/modules.ts'
import { call } from './call.ts'
import { Label } from '#contract/entity/label.ts'
import { searchBy } from './list.ts'
import { ClientKey, Color, ID, maybe, text, Version } from './value.ts'

const LabelSearch = searchBy()
export type LabelSearch = typeof LabelSearch.Type

export const labels = {
  'labels/list': call({
    summary: 'All labels of the company.',
    access: 'session',
    kind: 'read',
    file: { name: 'labels', search: LabelSearch },
    output: { labels: Schema.Array(Label) },
  }),
  'labels/save': call({
    summary: 'Creates or changes a label; with `deleteLabel` removes it from every entry.',
    access: 'labels',
    kind: 'write',
    creates: 'label.labelID',
    input: {
      label: Schema.Struct({
        labelID: maybe(ID),
        /**
         * Required for a new label; fields left out of an existing one stay. A new label without a color gets a random
         * one.
         */
        labelName: maybe(text(60)),
        labelColor: maybe(Color),
        labelIcon: maybe(text(40)),
        labelModuleKey: maybe(Schema.Literals(LABEL_MODULES)),
        deleteLabel: maybe(Schema.Boolean),
      }),
      expectedVersion: maybe(Version),
      clientKey: maybe(ClientKey),
    },
    output: { labels: Schema.Array(Label) },
    failures: ['conflict'],
    finds: { 'label.labelID': 'label' },
  }),
}
