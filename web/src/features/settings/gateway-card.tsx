import { useState } from 'react'
import { CircleCheck, CircleDashed, FlaskConical } from 'lucide-react'
import { WAITS_FOR_OWNER } from '@xd/core/domain/access/approval.ts'
import { GATEWAY_TYPES } from '@xd/core/domain/payment/gateways.ts'
import {
  type GatewayAccountData,
  type PaymentSettingsData,
  usePaymentSettingsTest,
  useSavePaymentSettings,
} from '#data/payment-settings.ts'
import { Button } from '#ui/action/button.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { toast, toastFailure } from '#ui/overlay/toasts.tsx'
import { Banner } from '#ui/status/banner.tsx'
import { Tag } from '#ui/status/tag.tsx'
import { GatewayDialog } from './gateway-dialog.tsx'
import { LongWord } from '#ui/text/long-word.tsx'
import styles from './settings.module.css'
import { testWords } from './test-words.ts'

interface Props {
  title: string
  settings: PaymentSettingsData
  /** Omitted for the company's own. */
  storeID?: number
  account: GatewayAccountData | null
}

const inherited = ({ company, fallback }: PaymentSettingsData, ofStore: boolean): string => {
  if (ofStore) return company ? `Uses the company’s ${GATEWAY_TYPES[company.gateway].title}.` : 'Same as the company.'
  return fallback === 'simulator'
    ? 'Payments go to the demo’s simulated card network. No real card is charged.'
    : 'No gateway is set up, so payment requests can’t be sent.'
}

/** The gateway of the company or a store, with its actions. */
export function GatewayCard({ title, settings, storeID, account }: Props) {
  const [editing, setEditing] = useState(false)
  const [removing, setRemoving] = useState(false)
  const test = usePaymentSettingsTest()
  const save = useSavePaymentSettings()
  const place = storeID === undefined ? {} : { storeID }
  const type = account && GATEWAY_TYPES[account.gateway]
  const testable = account
    ? account.environment === 'test' && account.readable
    : storeID === undefined && settings.fallback === 'simulator'
  const result = test.data && testWords(test.data.test)
  const remove = () =>
    save.mutate(
      { ...place, account: null, expectedVersion: account?.accountVersion ?? 0 },
      {
        onSuccess: ({ approval }) => {
          setRemoving(false)
          if (approval) toast(WAITS_FOR_OWNER, { tone: 'info' })
          else toast(`${title}: gateway removed`)
        },
        onError: toastFailure,
      },
    )

  return (
    <section className={styles.card} aria-label={title}>
      <div className={styles.head}>
        <h3>{title}</h3>
        <StateTag
          account={account}
          usual={
            storeID !== undefined ? 'Same as company' : settings.fallback === 'simulator' ? 'Simulated' : 'Not set up'
          }
        />
      </div>
      {account && type ? (
        <dl className={styles.facts}>
          <dt>Gateway</dt>
          <dd>{type.title}</dd>
          {type.fields.map(({ name, label, secret }) => (
            <Fact
              key={name}
              label={label}
              value={secret ? secretText(account.secrets[name]) : account.settings[name]}
            />
          ))}
          <Fact label="Webhook address" value={account.webhookURL} />
        </dl>
      ) : (
        <p className={styles.lead}>{inherited(settings, storeID !== undefined)}</p>
      )}
      {account && !account.readable && (
        <Banner tone="warning" title="Enter the keys again.">
          The server’s secret key changed, so the saved keys can’t be read.
        </Banner>
      )}
      {result && (
        <Banner tone={result.tone} role="status" title={result.title}>
          {result.text}
        </Banner>
      )}
      {test.isError && (
        <Banner tone="danger" role="alert" title="The test didn’t run.">
          {test.error.message}
        </Banner>
      )}
      <div className={styles.acts}>
        <Button
          writes
          variant={account || storeID !== undefined ? 'secondary' : 'primary'}
          onClick={() => setEditing(true)}
        >
          {account ? 'Change gateway' : storeID === undefined ? 'Set up a gateway' : 'Set up its own gateway'}
        </Button>
        {testable && (
          <Button
            writes
            icon={<FlaskConical size={16} aria-hidden="true" />}
            busy={test.isPending}
            onClick={() => test.mutate(place)}
          >
            Send a $1 test
          </Button>
        )}
        {account && (
          <Button writes variant="dangerGhost" onClick={() => setRemoving(true)}>
            Remove
          </Button>
        )}
      </div>
      {editing && (
        <GatewayDialog
          title={title}
          place={place}
          account={account}
          gateways={settings.gateways}
          onClose={() => setEditing(false)}
        />
      )}
      <ConfirmDialog
        open={removing}
        title={`Remove ${type?.title ?? 'the gateway'} from ${title}?`}
        description={`Without it: ${inherited(settings, storeID !== undefined)} Refunds of earlier payments still go through ${type?.title ?? 'it'}.`}
        confirm="Remove gateway"
        danger
        busy={save.isPending}
        onCancel={() => setRemoving(false)}
        onConfirm={remove}
      />
    </section>
  )
}

const secretText = (secret: GatewayAccountData['secrets'][string] | undefined): string =>
  secret ? `Stored${secret.lastFour ? `, ends in ${secret.lastFour}` : ''}` : ''

const Fact = ({ label, value }: { label: string; value: string | undefined }) =>
  value ? (
    <>
      <dt>{label}</dt>
      <dd>
        <LongWord text={value} />
      </dd>
    </>
  ) : null

function StateTag({ account, usual }: { account: GatewayAccountData | null; usual: string }) {
  if (!account) return <Tag icon={<CircleDashed size={14} aria-hidden="true" />}>{usual}</Tag>
  return account.environment === 'test' ? (
    <Tag tone="warning" icon={<FlaskConical size={14} aria-hidden="true" />}>
      Test mode
    </Tag>
  ) : (
    <Tag tone="success" icon={<CircleCheck size={14} aria-hidden="true" />}>
      Live
    </Tag>
  )
}
