import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { JOB_TITLE_MAX, RATE_MAX } from '@xd/core/domain/mailer/job-limits.ts'
import { useStores } from '#data/company.ts'
import { LabelsLine } from '#parts/label/labels-line.tsx'
import { StoreName } from '#parts/store/store-name.tsx'
import { Button } from '#ui/action/button.tsx'
import { FieldPair } from '#ui/field/field-pair.tsx'
import { SegmentedControl } from '#ui/field/segmented-control.tsx'
import { SelectField } from '#ui/field/select-field.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import type { MailerDraft } from './mailer-draft.ts'
import styles from './editor.module.css'

interface Props {
  readonly draft: MailerDraft
  readonly change: (part: Partial<MailerDraft>) => void
  readonly error: (field: string) => string | undefined
  readonly onBlur: (field: string) => () => void
}

const CHANNELS = [
  { value: 'sms', label: 'Text' },
  { value: 'email', label: 'Email' },
] as const

/** The mailer’s name, for colleagues. */
export const TitleField = ({ draft, change, error, onBlur }: Props) => (
  <TextField
    writes
    label="Title"
    required
    aside="Only you and your colleagues see it"
    placeholder="November thank-you"
    maxLength={JOB_TITLE_MAX}
    value={draft.title}
    onChange={(title) => change({ title })}
    onBlur={onBlur('jobTitle')}
    error={error('jobTitle')}
  />
)

/** How it is sent, and by which store. */
export function SenderFields({ draft, change, error }: Omit<Props, 'onBlur'>) {
  const stores = useStores()
  const senders = [
    { value: 'last', label: 'The store each customer used last' },
    ...stores.map((store) => ({
      value: String(store.storeID),
      label: <StoreName store={store} />,
      text: store.storeName,
    })),
  ]
  return (
    <FieldPair>
      <div className={styles.set}>
        <span className={styles.label}>Channel</span>
        <SegmentedControl
          label="Channel"
          value={draft.channel}
          onChange={(channel) => change({ channel })}
          segments={CHANNELS}
        />
      </div>
      <SelectField
        writes
        label="From"
        value={String(draft.storeID)}
        options={senders}
        onChange={(id) => change({ storeID: id === 'last' ? 'last' : Number(id) })}
        error={error('jobStoreID')}
      />
    </FieldPair>
  )
}

/** Options that few mailers need: open if set or wrong. */
export function MoreFields({ draft, change, error, onBlur }: Props) {
  const [opened, setOpened] = useState(draft.rate !== '' || draft.labels.length > 0)
  if (!opened && error('jobRate') === undefined)
    return (
      <Button
        size="small"
        variant="ghost"
        className={styles.start}
        icon={<ChevronDown aria-hidden="true" />}
        onClick={() => setOpened(true)}
      >
        More
      </Button>
    )
  return (
    <FieldPair>
      <TextField
        writes
        label="Sending speed"
        aside={draft.channel === 'sms' ? 'Segments per minute' : 'Emails per minute'}
        inputMode="numeric"
        numeric
        maxLength={String(RATE_MAX).length + 1}
        placeholder="Fastest allowed"
        value={draft.rate}
        onChange={(rate) => change({ rate })}
        onBlur={onBlur('jobRate')}
        error={error('jobRate')}
      />
      <section className={styles.set} aria-label="Labels">
        <span className={styles.label}>Labels</span>
        <LabelsLine module="mailer" selected={draft.labels} onChange={(labels) => change({ labels })} />
      </section>
    </FieldPair>
  )
}
