import { Fragment } from 'react'
import type { WireOutput } from '@xd/core/contract/calls.ts'
import { cents, formatDollars } from '@xd/core/domain/money/cents.ts'
import { remoteFee } from '@xd/core/domain/payment/remote-fee.ts'
import { REMOTE_FEE_CONFIRM, REMOTE_FEE_QUESTIONS } from '@xd/core/domain/payment/remote-fee.table.ts'
import { useSaveStoreSettings } from '#data/store-settings.ts'
import { useCall } from '#data/use-call.ts'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Banner } from '#ui/status/banner.tsx'
import { SectionFoot, SectionForm, StoreSection, useStoreForm } from './store-section.tsx'
import styles from './store-section.module.css'

type Settings = WireOutput<'settings/payments/remote-fee/fetch'>['settings']

/** The fee for renewing or redeeming online: whether a store charges it, and what is not settled about it. */
export function RemoteFeeSection({ storeID }: { storeID: number }) {
  const query = useCall('settings/payments/remote-fee/fetch', { storeID })
  return (
    <StoreSection
      title="Online fee"
      about="Added when a customer renews or redeems tickets by paying a request online. There is no fee in the store, and none for any other payment."
      query={query}
    >
      {({ settings }) =>
        settings.maximumRemoteFeePercent > 0 ? (
          <RemoteFeeForm key={storeID} settings={settings} />
        ) : (
          <Banner tone="info">
            {settings.remoteFeeSection === null
              ? 'We know of no law that allows this fee in the store’s state, so it stays off.'
              : `The store’s state allows no such fee (${settings.remoteFeeSection}), so it stays off.`}{' '}
            The state is the one in the store’s address.
          </Banner>
        )
      }
    </StoreSection>
  )
}

const PERCENT = /^\d{1,3}(\.\d{1,4})?$/
const EXAMPLE = cents(100_00)

const draftOf = ({ remoteFeePercent, maximumRemoteFeePercent }: Settings) => ({
  on: remoteFeePercent > 0,
  percent: String(remoteFeePercent || maximumRemoteFeePercent),
})

function RemoteFeeForm({ settings }: { settings: Settings }) {
  const { storeID, maximumRemoteFeePercent, remoteFeeSection } = settings
  const save = useSaveStoreSettings('settings/payments/remote-fee')
  const { draft, change, field, submit, foot } = useStoreForm(save, { settings, draftOf, said: 'Online fee saved' })
  const { on, percent } = draft
  const typed = PERCENT.test(percent.trim()) ? Number(percent) : -1
  const send = () => submit({ storeID, remoteFeePercent: on ? typed : 0 })
  const example = remoteFee({ amount: EXAMPLE, purpose: 'redeem', percent: typed })
  return (
    <SectionForm onSubmit={send}>
      <Checkbox writes label="Charge a fee for paying online" checked={on} onChange={(next) => change({ on: next })} />
      {on && (
        <>
          <div className={styles.line}>
            <TextField
              writes
              label="Percent of the amount"
              numeric
              inputMode="decimal"
              {...field('percent', 'remoteFeePercent')}
              maxLength={6}
              hint={`At most ${maximumRemoteFeePercent}% (${remoteFeeSection ?? ''}).${
                example > 0 ? ` For ${formatDollars(EXAMPLE)}, ${formatDollars(example)} more.` : ''
              }`}
            />
          </div>
          <Banner tone="warning" title="Have your lawyer confirm this first.">
            <p>{REMOTE_FEE_CONFIRM} These questions are open:</p>
            <ul className={styles.questions}>
              {REMOTE_FEE_QUESTIONS.map(({ about, words, sources }) => (
                <li key={about}>
                  <strong>{about}.</strong> {words}
                  {sources.map((source) => (
                    <Fragment key={source}>
                      {' '}
                      <a className={styles.source} href={source} target="_blank" rel="noreferrer">
                        {new URL(source).hostname.replace(/^www\./, '')}
                      </a>
                    </Fragment>
                  ))}
                </li>
              ))}
            </ul>
          </Banner>
        </>
      )}
      <SectionFoot foot={foot} label="Save online fee" />
    </SectionForm>
  )
}
