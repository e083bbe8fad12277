import type { WireOutput } from '@xd/core/contract/calls.ts'
import { parseDollars } from '@xd/core/domain/money/cents.ts'
import { useSaveStoreSettings } from '#data/store-settings.ts'
import { useCall } from '#data/use-call.ts'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { SectionFoot, SectionForm, StoreSection, useStoreForm } from './store-section.tsx'
import styles from './store-section.module.css'

type Settings = WireOutput<'settings/self-service/fetch'>['settings']

/** Whether a store's customers see and pay what they owe without a clerk, and on what terms. */
export function SelfServiceSection({ storeID }: { storeID: number }) {
  const query = useCall('settings/self-service/fetch', { storeID })
  return (
    <StoreSection
      title="Self-service"
      what="self-service settings"
      about="Customers see what they owe on their own page and pay without a clerk. They confirm their phone with a code."
      query={query}
    >
      {({ settings }) => <SelfServiceForm key={storeID} settings={settings} />}
    </StoreSection>
  )
}

const draftOf = ({ selfEnabled, selfMaxAgeHours, selfMaxAmount, selfShowItems }: Settings) => ({
  on: selfEnabled,
  hours: String(selfMaxAgeHours),
  most: selfMaxAmount === null ? '' : selfMaxAmount.toFixed(2),
  items: selfShowItems,
})

/** An empty field means no limit. The server refuses anything that isn’t an amount. */
const limitIn = (typed: string): number | null => {
  if (typed.trim() === '') return null
  const amount = parseDollars(typed)
  return amount.ok ? amount.cents / 100 : 0
}

function SelfServiceForm({ settings }: { settings: Settings }) {
  const { storeID, selfURL } = settings
  const save = useSaveStoreSettings('settings/self-service')
  const { draft, change, field, submit, foot } = useStoreForm(save, { settings, draftOf, said: 'Self-service saved' })
  const { on, hours, most, items } = draft
  const send = () =>
    submit({
      storeID,
      selfEnabled: on,
      selfMaxAgeHours: /^\d{1,3}$/.test(hours.trim()) ? Number(hours) : 0,
      selfMaxAmount: limitIn(most),
      selfShowItems: items,
    })
  return (
    <SectionForm onSubmit={send}>
      <Checkbox
        writes
        label="Let customers pay without a clerk"
        checked={on}
        onChange={(next) => change({ on: next })}
      />
      {settings.selfEnabled && (
        <p>
          The page is at{' '}
          <a href={selfURL} target="_blank" rel="noreferrer">
            {selfURL}
          </a>
          . A customer who texts PAY gets this link.
        </p>
      )}
      <div className={styles.line}>
        <TextField
          writes
          label="Oldest ticket file allowed, in hours"
          numeric
          inputMode="numeric"
          {...field('hours', 'selfMaxAgeHours')}
          maxLength={3}
          hint="With an older file, customers are asked to call."
        />
        <TextField
          writes
          label="Largest payment allowed"
          numeric
          inputMode="decimal"
          {...field('most', 'selfMaxAmount')}
          maxLength={10}
          placeholder="No limit"
        />
      </div>
      <Checkbox
        writes
        label="Show what each ticket is for"
        checked={items}
        onChange={(next) => change({ items: next })}
      />
      <SectionFoot foot={foot} label="Save self-service" />
    </SectionForm>
  )
}
