import type { WireOutput } from '@xd/core/contract/calls.ts'
import { hasFeature } from '@xd/core/domain/access/features.ts'
import { BUBBLE_TEXT_LIMITS } from '@xd/core/domain/bubble/settings.ts'
import { useSignedIn } from '#data/session.ts'
import { useStores } from '#data/company.ts'
import { refetchAfter, refetchOnConflict } from '#data/refetch.ts'
import { useCallMutation } from '#data/use-call.ts'
import { ColorButton } from '#ui/picker/color-button.tsx'
import { StoreBoxes } from '#parts/store/store-boxes.tsx'
import { Contested } from '#parts/page/contested.tsx'
import { LeaveGuard } from '#parts/page/leave-guard.tsx'
import { useSavedForm } from '#parts/page/use-saved-form.ts'
import { Button } from '#ui/action/button.tsx'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { RadioCards } from '#ui/field/radio-cards.tsx'
import { SegmentedControl } from '#ui/field/segmented-control.tsx'
import { TextArea } from '#ui/field/text-area.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { BubblePreview } from './bubble-preview.tsx'
import styles from './chat-bubble.module.css'

type Settings = WireOutput<'settings/chat-bubble/fetch'>['companyBubbleSettings']

const SIDES = [
  { value: 'left', label: 'Left' },
  { value: 'right', label: 'Right' },
] as const

const CLOSED = [
  {
    value: 'leave-message',
    title: 'Take messages',
    text: 'Visitors see when the store opens and can still write.',
  },
  {
    value: 'hide',
    title: 'Hide',
    text: 'Visitors can’t choose a closed store. If every store is closed, the chat is hidden.',
  },
] as const

const draftOf = ({ bubbleVersion: _, ...saved }: Settings) => ({
  ...saved,
  sites: saved.bubbleDomains.join('\n'),
})

export function BubbleForm({ settings }: { settings: Settings }) {
  const mayQuote = hasFeature(useSignedIn().company.features, 'quotebubble')
  const openIDs = useStores().map(({ storeID }) => storeID)
  const save = useCallMutation('settings/chat-bubble/save', {
    onSuccess: () => void refetchAfter('reload_chatbubble_settings'),
    onError: refetchOnConflict('reload_chatbubble_settings'),
  })
  const { draft, change, field, fault, submit, foot } = useSavedForm(save, {
    record: 'companyBubbleSettings',
    saved: settings,
    draftOf,
    versionOf: ({ bubbleVersion }) => bubbleVersion,
    said: 'Chat bubble saved',
  })
  const send = () => {
    const { sites, ...rest } = draft
    const sameStores = rest.bubbleStoreIDs.join() === settings.bubbleStoreIDs.join()
    submit({
      ...rest,
      // The old values may name a store that has closed since.
      bubbleStoreIDs: sameStores ? undefined : rest.bubbleStoreIDs.filter((id) => openIDs.includes(id)),
      // Without the extra it stays unchanged.
      bubbleQuotes: mayQuote ? rest.bubbleQuotes : undefined,
      bubbleDomains: sites.split(/[\s,]+/).filter((site) => site !== ''),
    })
  }
  const texts = [
    ['Greeting', 'bubbleGreetingEN', BUBBLE_TEXT_LIMITS.greeting],
    ['Greeting in Spanish', 'bubbleGreetingES', BUBBLE_TEXT_LIMITS.greeting],
    ['Consent text', 'bubbleConsentEN', BUBBLE_TEXT_LIMITS.consent],
    ['Consent text in Spanish', 'bubbleConsentES', BUBBLE_TEXT_LIMITS.consent],
  ] as const
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div className={styles.card}>
        <Checkbox
          writes
          label="Chat on our website"
          checked={draft.bubbleEnabled}
          onChange={(bubbleEnabled) => change({ bubbleEnabled })}
        />
        <TextArea
          writes
          label="Websites"
          hint="One per line, like example.com, which includes www.example.com. The chat shows only on these sites."
          {...field('sites', 'bubbleDomains')}
        />
        <StoreBoxes
          all="Visitors can write to every store"
          value={draft.bubbleStoreIDs.length === 0 ? null : draft.bubbleStoreIDs}
          error={fault('bubbleStoreIDs')}
          onChange={(storeIDs) => change({ bubbleStoreIDs: [...(storeIDs ?? [])] })}
        />
        <RadioCards
          label="While a store is closed"
          value={draft.bubbleClosed}
          onChange={(bubbleClosed) => change({ bubbleClosed })}
          cards={CLOSED}
        />
        {mayQuote && (
          <Checkbox
            writes
            label="Visitors can ask for a quote, with pictures of their item"
            checked={draft.bubbleQuotes}
            onChange={(bubbleQuotes) => change({ bubbleQuotes })}
          />
        )}
        {texts.map(([label, name, maxLength]) =>
          maxLength === BUBBLE_TEXT_LIMITS.greeting ? (
            <TextField writes key={name} label={label} maxLength={maxLength} {...field(name)} />
          ) : (
            <TextArea writes counted key={name} label={label} maxLength={maxLength} {...field(name)} />
          ),
        )}
      </div>
      <section className={styles.card} aria-label="Preview">
        <h3 className={styles.title}>Preview</h3>
        <div className={styles.looks}>
          <ColorButton value={draft.bubbleColor} onChange={(bubbleColor) => change({ bubbleColor })} />
          <SegmentedControl
            label="Side of the page"
            value={draft.bubblePosition}
            onChange={(bubblePosition) => change({ bubblePosition })}
            segments={SIDES}
          />
        </div>
        <BubblePreview {...draft} bubbleQuotes={mayQuote && draft.bubbleQuotes} />
      </section>
      <Contested contest={foot.contest} />
      <div className={styles.acts}>
        <Button writes type="submit" variant="primary" busy={foot.busy}>
          Save chat bubble
        </Button>
      </div>
      <LeaveGuard dirty={foot.isDirty && !foot.busy} />
    </form>
  )
}
