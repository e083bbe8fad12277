import {
  ADDRESS_LABELS,
  ADDRESS_MAX,
  type AddressPart,
  changedAddress,
  mailingAddress,
  NO_ADDRESS,
} from '@xd/core/domain/customer/address.ts'
import { type NoticeData, useNoticeChange } from '#data/notices.ts'
import { useEditor } from '#parts/page/use-editor.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { EditorDialog } from '#ui/overlay/editor-dialog.tsx'
import { toast } from '#ui/overlay/toasts.tsx'
import { Banner } from '#ui/status/banner.tsx'

const NOTHING = { custStreet: '', custCity: '', custState: '', custZIP: '' }

/** Asks for a letter's address, which is stored with the customer. */
export function AddressDialog({ notice, onClose }: { notice: NoticeData; onClose: () => void }) {
  const { noticeID, name, custID } = notice
  const give = useNoticeChange('notices/give-address')
  const editor = useEditor(give, { saved: NOTHING, onClose })
  const { draft } = editor
  const isComplete = mailingAddress(changedAddress(NO_ADDRESS, draft)) !== ''
  const field = (part: AddressPart) => ({
    label: ADDRESS_LABELS[part],
    maxLength: ADDRESS_MAX[part],
    ...editor.field(part),
  })
  const submit = () =>
    editor.save({ noticeID, ...draft }, () => {
      toast(`The letter to ${name} can be printed`)
      editor.leave()
    })
  return (
    <EditorDialog
      {...editor.dialog}
      title={`Where does ${name} live?`}
      description={
        custID === null
          ? 'For this letter only, because it isn’t matched to a customer.'
          : 'Saved with the customer for this letter and later ones.'
      }
      size="small"
      onSubmit={submit}
      does="Save address"
      refusal={isComplete ? null : 'Enter a street, and a ZIP code or a city and its state.'}
    >
      {editor.failure && (
        <Banner tone="danger" role="alert">
          {editor.failure.message}
        </Banner>
      )}
      <TextField {...field('custStreet')} required />
      <TextField {...field('custCity')} />
      <TextField {...field('custState')} />
      <TextField {...field('custZIP')} />
    </EditorDialog>
  )
}
