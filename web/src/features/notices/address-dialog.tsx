import { useState } from 'react'
import {
  ADDRESS_LABELS,
  ADDRESS_MAX,
  type AddressPart,
  changedAddress,
  mailingAddress,
  NO_ADDRESS,
} from '@xd/core/domain/customer/address.ts'
import { type NoticeData, useNoticeChange } from '#data/notices.ts'
import { useLeaving } from '#parts/page/use-leaving.tsx'
import { Button } from '#ui/action/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { toast } from '#ui/overlay/toasts.tsx'
import { Banner } from '#ui/status/banner.tsx'
import styles from './notices.module.css'

const NOTHING = { custStreet: '', custCity: '', custState: '', custZIP: '' }

/** Asks where a letter goes. The address is kept on the customer. */
export function AddressDialog({ notice, onClose }: { notice: NoticeData; onClose: () => void }) {
  const { noticeID, name, custID } = notice
  const [draft, setDraft] = useState<Readonly<Record<AddressPart, string>>>(NOTHING)
  const give = useNoticeChange('notices/give-address')
  const isDirty = Object.values(draft).some((part) => part.trim() !== '')
  const { leave, guard } = useLeaving(isDirty, onClose)
  const isComplete = mailingAddress(changedAddress(NO_ADDRESS, draft)) !== ''
  const field = (part: AddressPart) => ({
    label: ADDRESS_LABELS[part],
    maxLength: ADDRESS_MAX[part],
    value: draft[part],
    onChange: (value: string) => setDraft({ ...draft, [part]: value }),
  })
  const submit = () =>
    give.mutate(
      { noticeID, ...draft },
      {
        onSuccess: () => {
          toast(`The letter to ${name} can be printed`)
          leave()
        },
      },
    )
  return (
    <Dialog
      open
      onClose={leave}
      title={`Where does ${name} live?`}
      description={
        custID === null
          ? 'For this letter: nobody knows which customer it is for.'
          : 'The address is kept on the customer, for this letter and later ones.'
      }
      size="small"
      dirty={isDirty}
      onSubmit={submit}
      footer={
        <>
          <Button onClick={leave}>Cancel</Button>
          <Button
            writes
            variant="primary"
            type="submit"
            busy={give.isPending}
            disabledReason={isComplete ? null : 'Enter a street, and a ZIP code or a city and its state.'}
          >
            Save address
          </Button>
        </>
      }
    >
      <div className={styles.batch}>
        {give.isError && (
          <Banner tone="danger" role="alert">
            {give.error.message}
          </Banner>
        )}
        <TextField {...field('custStreet')} required />
        <TextField {...field('custCity')} />
        <TextField {...field('custState')} />
        <TextField {...field('custZIP')} />
      </div>
      {guard}
    </Dialog>
  )
}
