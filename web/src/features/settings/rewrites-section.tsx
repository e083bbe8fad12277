import type { WireOutput } from '@xd/core/contract/calls.ts'
import { grouped } from '@xd/core/domain/text/figure.ts'
import { canUseRange } from '@xd/core/domain/ticket/rewrite.ts'
import { useSaveStoreSettings } from '#data/store-settings.ts'
import { useCall } from '#data/use-call.ts'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { SectionFoot, SectionForm, StoreSection, useStoreForm } from './store-section.tsx'
import styles from './store-section.module.css'

type Settings = WireOutput<'settings/rewrites/fetch'>['settings']

/** The ticket numbers that a store's own system has set aside, and whether paid tickets get them automatically. */
export function RewritesSection({ storeID }: { storeID: number }) {
  const query = useCall('settings/rewrites/fetch', { storeID })
  return (
    <StoreSection
      title="Rewrites"
      about="When a request is paid, each of its tickets gets the next number from this range. Reserve numbers your own system won’t use."
      query={query}
    >
      {({ settings }) => <RewritesForm key={storeID} settings={settings} />}
    </StoreSection>
  )
}

const figure = (typed: string): number => (/^\d{1,12}$/.test(typed.trim()) ? Number(typed) : Number.NaN)

const draftOf = ({ storeAutoRewrite, ticketRange }: Settings) => ({
  auto: storeAutoRewrite,
  prefix: ticketRange?.rangePrefix ?? '',
  from: String(ticketRange?.rangeFrom ?? ''),
  to: String(ticketRange?.rangeTo ?? ''),
})

function RewritesForm({ settings }: { settings: Settings }) {
  const { storeID, ticketRange } = settings
  const save = useSaveStoreSettings('settings/rewrites')
  const { draft, change, field, fault, submit, foot } = useStoreForm(save, {
    settings,
    draftOf,
    said: 'Ticket numbers saved',
  })
  const { auto, prefix, from, to } = draft
  const range = prefix !== '' || from !== '' || to !== '' ? { prefix, from: figure(from), to: figure(to) } : undefined
  const can = range && canUseRange(range)
  const send = () => {
    if (can && !can.ok) return
    submit({
      storeID,
      storeAutoRewrite: auto,
      ...(range && { ticketRange: { rangePrefix: range.prefix, rangeFrom: range.from, rangeTo: range.to } }),
    })
  }
  return (
    <SectionForm onSubmit={send}>
      <div className={styles.line}>
        <TextField writes label="Prefix" maxLength={10} {...field('prefix')} />
        <TextField
          writes
          label="First number"
          numeric
          inputMode="numeric"
          maxLength={12}
          {...field('from', 'ticketRange', can && !can.ok ? can.reason : undefined)}
        />
        <TextField writes label="Last number" numeric inputMode="numeric" maxLength={12} {...field('to')} />
      </div>
      {ticketRange && (
        <p className={`${styles.text} num`}>
          {ticketRange.rangeLeft === 0
            ? 'No numbers left.'
            : `Next is ${ticketRange.rangePrefix}${ticketRange.rangeNext}; ${grouped(ticketRange.rangeLeft)} left.`}
        </p>
      )}
      <Checkbox
        writes
        label="Rewrite tickets automatically when a request is paid"
        checked={auto}
        onChange={(next) => change({ auto: next })}
      />
      {fault('storeAutoRewrite') && (
        <p className={styles.error} role="alert">
          {fault('storeAutoRewrite')}
        </p>
      )}
      <SectionFoot foot={foot} label="Save rewrites" />
    </SectionForm>
  )
}
