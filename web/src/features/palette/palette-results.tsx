import { type KeyboardEvent, useId } from 'react'
import { SearchBox } from '#ui/field/search-box.tsx'
import { useActiveOption } from '#ui/hook/use-active-option.ts'
import { useSettled } from '#ui/hook/use-settled.ts'
import { Dialog, FooterStart } from '#ui/overlay/dialog.tsx'
import { Bone } from '#ui/busy/skeleton.tsx'
import { Spinner } from '#ui/busy/spinner.tsx'
import { VisuallyHidden } from '#ui/a11y/visually-hidden.tsx'
import { Kbd } from '#ui/status/kbd.tsx'
import type { PaletteEntry, PaletteGroup } from './entry.ts'
import { PaletteLine } from './palette-line.tsx'
import { useActs } from './use-acts.ts'
import styles from './palette-dialog.module.css'

interface Props {
  readonly typed: string
  /** The text that the groups belong to. */
  readonly answered: string
  readonly onType: (text: string) => void
  readonly groups: readonly PaletteGroup[]
  readonly searching: boolean
  /** The number of lines being loaded. */
  readonly waiting: number
  readonly failure: string | null
  readonly pick: (entry: PaletteEntry) => void
  /** Enter during the search for the text. */
  readonly onEarlyEnter: () => void
  readonly onClose: () => void
}

/** Announces counts once typing pauses, instead of for every letter. */
const SAID_AFTER_MS = 600

/** Comes last and shows only while it means something, so that no other moves. */
const Hints = ({ hasActs }: { hasActs: boolean }) => (
  <span className={styles.hints}>
    <span>
      <Kbd keys="ArrowUp+ArrowDown" /> to move
    </span>
    <span>
      <Kbd keys="Enter" /> to open
    </span>
    <span>
      <Kbd keys="Escape" /> to close
    </span>
    <span hidden={!hasActs}>
      <Kbd keys="Tab" /> or <Kbd keys="ArrowRight" /> for actions
    </span>
  </span>
)

/** A search box over a list (ARIA's combobox with a listbox): the box keeps the focus. */
export function PaletteResults({
  typed,
  answered,
  onType,
  groups,
  searching,
  waiting,
  failure,
  pick,
  onEarlyEnter,
  onClose,
}: Props) {
  const id = useId()
  const entries = groups.flatMap((group) => group.entries)
  const list = useActiveOption({
    count: entries.length,
    onPick: (index) => {
      if (searching && index === 0) onEarlyEnter()
      else if (entries[index]) pick(entries[index])
    },
  })
  const active = entries[list.active]
  const acts = useActs(list, active, pick)
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (acts.onKeyDown(event)) return
    const isEarly = searching && entries.length === 0 && event.key === 'Enter' && !event.nativeEvent.isComposing
    if (isEarly) onEarlyEnter()
    else list.onKeyDown(event)
  }
  // Lines that lead to whole lists, or that add something missing, do not count as results.
  const found = entries.filter(({ key }) => !key.startsWith('all-') && key !== 'new-customer').length
  const count = typed.trim() === '' ? '' : found === 0 ? 'Nothing found' : `${found} found`
  const said = useSettled(searching ? '' : count, SAID_AFTER_MS)
  const firstOf = (group: PaletteGroup) =>
    groups.slice(0, groups.indexOf(group)).reduce((total, earlier) => total + earlier.entries.length, 0)
  return (
    <Dialog
      open
      onClose={onClose}
      title="Find"
      flush
      head={
        <SearchBox
          className={styles.search}
          label="Find a customer, phone, ticket, payment or action"
          placeholder="Customer, phone, ticket, payment, action…"
          value={typed}
          onChange={(text) => {
            onType(text)
            list.reset()
          }}
          onKeyDown={onKeyDown}
          input={{ ...list.input, 'aria-activedescendant': acts.activeId }}
          autoFocus
        />
      }
      footer={
        <>
          <FooterStart>
            <Hints hasActs={(active?.acts?.length ?? 0) > 0} />
          </FooterStart>
          <span className={styles.count}>{searching ? <Spinner /> : count}</span>
        </>
      }
    >
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <div className={styles.list} role="listbox" id={list.listId} aria-label="Found" aria-busy={searching}>
        {Array.from({ length: waiting }, (_, index) => (
          <div key={index} className={styles.line} role="presentation">
            <Bone width="40%" />
          </div>
        ))}
        {groups.map((group) => (
          <div key={group.title} role="group" aria-labelledby={`${id}-${group.title}`}>
            <div className={styles.group} id={`${id}-${group.title}`} role="presentation">
              {group.title}
            </div>
            {group.entries.map((entry, at) => {
              const index = firstOf(group) + at
              return (
                <PaletteLine
                  key={entry.key}
                  {...{ entry, index, acts, pick }}
                  typed={answered}
                  isActive={list.active === index}
                  option={list.option(index)}
                />
              )
            })}
          </div>
        ))}
      </div>
      {failure && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
    </Dialog>
  )
}
