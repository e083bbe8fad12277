import { act } from '#domain/activity/act.ts'
import { type Says, oneOf, text, unsaid } from '#domain/activity/phrases.ts'

const LABEL: Says = {
  labelName: text('name'),
  labelColor: () => 'new color',
  labelIcon: () => 'new icon',
  labelModuleKey: oneOf({
    customer: 'for customers',
    conversation: 'for conversations',
    payment: 'for payments',
    mailer: 'for mailers',
  }),
}

export const labels = {
  'label-delete': act('Deleted a label', { ...LABEL, labelName: unsaid }),
  'label-save': act('Changed a label', LABEL),
}
