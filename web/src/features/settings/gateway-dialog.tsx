import { useState } from 'react'
import { WAITS_FOR_OWNER } from '@xd/core/domain/access/approval.ts'
import { GATEWAY_TYPES, type GatewayEnvironment, type LiveGateway } from '@xd/core/domain/payment/gateways.ts'
import { type GatewayAccountData, useSavePaymentSettings } from '#data/payment-settings.ts'
import { LeaveGuard } from '#parts/page/leave-guard.tsx'
import { NotSaved } from '#parts/page/not-saved.tsx'
import { RadioCards } from '#ui/field/radio-cards.tsx'
import { SegmentedControl } from '#ui/field/segmented-control.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { EditorDialog } from '#ui/overlay/editor-dialog.tsx'
import { toast } from '#ui/overlay/toasts.tsx'
import styles from './settings.module.css'

interface Props {
  title: string
  place: { storeID?: number }
  account: GatewayAccountData | null
  gateways: readonly LiveGateway[]
  onClose: () => void
}

const ENVIRONMENTS = [
  { value: 'test', label: 'Test mode' },
  { value: 'live', label: 'Live' },
] as const

/** Chooses a gateway and enters its keys. A stored secret is hidden: an empty field keeps it. */
export function GatewayDialog({ title, place, account, gateways, onClose }: Props) {
  // Keys belong to the gateway and mode shown when they were typed, even if a colleague saves meanwhile.
  const [chosen, setChosen] = useState<{ kind: LiveGateway | null; environment: GatewayEnvironment } | null>(null)
  const [follows, setFollows] = useState<number | null>(null)
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const kind = chosen ? chosen.kind : (account?.gateway ?? gateways[0] ?? null)
  const environment = chosen?.environment ?? account?.environment ?? 'test'
  const version = follows ?? account?.accountVersion ?? 0
  const save = useSavePaymentSettings()
  const choose = (choice: Partial<typeof chosen> = {}) => {
    setChosen({ kind, environment, ...choice })
    setFollows(version)
  }
  const type = kind && GATEWAY_TYPES[kind]
  const kept = account?.gateway === kind && account.environment === environment ? account.secrets : {}
  const faults = save.error?.fields ?? {}

  const isDirty = Object.keys(typed).some((name) => typed[name] !== (account?.settings[name] ?? ''))
  const valueOf = (name: string, initial = ''): string => typed[name] ?? account?.settings[name] ?? initial
  const submit = () => {
    if (!type || !kind) return
    const pick = (secret: boolean) =>
      Object.fromEntries(
        type.fields
          .filter((field) => field.secret === secret)
          .map(({ name, initial }) => [name, valueOf(name, initial)]),
      )
    save.mutate(
      {
        ...place,
        account: { gateway: kind, environment, settings: pick(false), secrets: pick(true) },
        expectedVersion: version,
      },
      {
        // Saving again replaces the colleague's.
        onError: ({ code }) => code === 'conflict' && setFollows(null),
        onSuccess: ({ approval }) => {
          onClose()
          if (approval) toast(WAITS_FOR_OWNER, { tone: 'info' })
          else toast(`${title}: ${type.title} is set up`)
        },
      },
    )
  }

  return (
    <EditorDialog
      onClose={onClose}
      title={`Card gateway: ${title}`}
      dirty={isDirty}
      onSubmit={submit}
      does="Save gateway"
      busy={save.isPending}
      refusal={type ? null : 'Your company hasn’t bought a card gateway.'}
    >
      {save.isError && Object.keys(faults).length === 0 && <NotSaved error={save.error} what="gateway" isNew={false} />}
      <RadioCards
        label="Gateway"
        value={kind}
        onChange={(value) => choose({ kind: value })}
        cards={gateways.map((value) => ({
          value,
          title: GATEWAY_TYPES[value].title,
          text: GATEWAY_TYPES[value].summary,
        }))}
      />
      <SegmentedControl
        label="Mode"
        value={environment}
        onChange={(value) => choose({ environment: value })}
        segments={ENVIRONMENTS}
      />
      {type?.fields.map(({ name, label, hint, secret, required, initial }) => (
        <TextField
          key={`${kind}-${name}`}
          label={label}
          required={required && !kept[name]}
          hint={
            secret && kept[name]
              ? `Stored${kept[name].lastFour ? `, ends in ${kept[name].lastFour}` : ''}. Leave empty to keep it.`
              : hint
          }
          error={faults[`account.${secret ? 'secrets' : 'settings'}.${name}`]}
          type={secret ? 'password' : 'text'}
          autoComplete={secret ? 'new-password' : 'off'}
          spellCheck={false}
          value={valueOf(name, initial)}
          onChange={(value) => {
            choose()
            setTyped({ ...typed, [name]: value })
          }}
        />
      ))}
      {type && <p className={styles.lead}>Webhook: {type.webhookHint} You’ll see its address after you save.</p>}
      <LeaveGuard dirty={isDirty} />
    </EditorDialog>
  )
}
