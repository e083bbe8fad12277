import { type CSSProperties, type ReactNode, type RefObject, useState } from 'react'
import { hasFeature } from '@xd/core/domain/access/features.ts'
import { LEAD_STATUS_LABELS, LEAD_STATUSES } from '@xd/core/domain/bubble/lead.ts'
import { CONVERSATION_FLAGS } from '@xd/core/domain/conversation/flags.ts'
import type { EmployeeData, LabelData } from '#data/company.ts'
import { useSignedIn } from '#data/session.ts'
import { LabelIcon } from '#parts/label/label-icon.tsx'
import { FLAG_NAMES, FlagIcon } from '#parts/message/flag-icon.tsx'
import { Button } from '#ui/action/button.tsx'
import { SearchBox } from '#ui/field/search-box.tsx'
import { ToggleChoices } from '#ui/field/toggle-choices.tsx'
import { AnchoredPopover } from '#ui/overlay/anchored-popover.tsx'
import { Avatar } from '#ui/status/avatar.tsx'
import { matches } from '#ui/text/matches.ts'
import { type InboxFilters, PAGE_SIZES } from './use-inbox-filters.ts'
import styles from './filter-menu.module.css'

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.section}>
    <h3 className={styles.heading}>{title}</h3>
    {children}
  </section>
)

interface PeopleProps {
  employees: readonly EmployeeData[]
  value: InboxFilters['assigned']
  onChoose: (value: InboxFilters['assigned']) => void
}

function People({ employees, value, onChoose }: PeopleProps) {
  const [typed, setTyped] = useState('')
  const people = employees.map(({ userID, userNickname, userColor }) => ({
    value: userID,
    label: userNickname,
    icon: <Avatar name={userNickname} size={18} color={userColor} />,
  }))
  const first = [
    { value: 'me' as const, label: 'Me' },
    { value: 'none' as const, label: 'Nobody' },
  ]
  const shown = [...first, ...people].filter(({ label }) => matches(label, typed))
  return (
    <Section title="Assigned to">
      <SearchBox label="Find a colleague" value={typed} onChange={setTyped} landmark={false} />
      <ToggleChoices label="Assigned to" none="any" value={value} options={shown} onChoose={onChoose} />
      {shown.length === 0 && (
        <p className={styles.empty} role="status">
          No matches.
        </p>
      )}
    </Section>
  )
}

interface Props {
  /** The button that opens it. */
  anchor: RefObject<HTMLElement | null>
  filters: InboxFilters
  /** How many of its filters are on. */
  on: number
  employees: readonly EmployeeData[]
  labels: readonly LabelData[]
  onChange: (change: Partial<InboxFilters>) => void
  onClose: () => void
}

/** The inbox's rarer filters. Choosing one shows the list; choosing it again removes it. */
export function FilterMenu({ anchor, filters, on, employees, labels, onChange, onClose }: Props) {
  const asksLeads = hasFeature(useSignedIn().company.features, 'quotebubble')
  const choose = (change: Partial<InboxFilters>) => {
    onChange(change)
    onClose()
  }
  const none: Partial<InboxFilters> = {
    flag: 'any',
    assigned: 'any',
    label: null,
    channel: 'any',
    lead: 'any',
    promise: 'any',
  }
  return (
    <AnchoredPopover anchor={anchor} label="More filters" width={336} onClose={onClose}>
      <div className={styles.menu}>
        <Section title="Flag">
          <ToggleChoices
            grid
            label="Flag"
            none="any"
            value={filters.flag}
            options={CONVERSATION_FLAGS.map((flag) => ({
              value: flag as string,
              label: FLAG_NAMES[flag],
              icon: <FlagIcon flag={flag} isSet={filters.flag !== flag} />,
            }))}
            onChoose={(flag) => choose({ flag })}
          />
        </Section>
        <People employees={employees} value={filters.assigned} onChoose={(assigned) => choose({ assigned })} />
        {labels.length > 0 && (
          <Section title="Label">
            <ToggleChoices
              label="Label"
              none={0}
              value={filters.label ?? 0}
              options={labels.map(({ labelID, labelName, labelColor, labelIcon }) => ({
                value: labelID,
                label: labelName,
                icon: (
                  <span className={styles.mark} style={{ '--label': labelColor } as CSSProperties}>
                    <LabelIcon name={labelIcon} size={14} />
                  </span>
                ),
              }))}
              onChoose={(label) => choose({ label: label === 0 ? null : label })}
            />
          </Section>
        )}
        <Section title="Started by">
          <ToggleChoices
            label="Started by"
            none="any"
            value={filters.channel}
            options={[{ value: 'web' as const, label: 'Chat on your website' }]}
            onChoose={(channel) => choose({ channel })}
          />
        </Section>
        <Section title="Promise to pay">
          <ToggleChoices
            label="Promise to pay"
            none="any"
            value={filters.promise}
            options={[{ value: 'broken' as const, label: 'Broken' }]}
            onChoose={(promise) => choose({ promise })}
          />
        </Section>
        {asksLeads && (
          <Section title="Quote request">
            <ToggleChoices
              label="Quote request"
              none="any"
              value={filters.lead}
              options={[
                { value: 'open' as const, label: 'Open' },
                ...LEAD_STATUSES.map((status) => ({ value: status, label: LEAD_STATUS_LABELS[status] })),
              ]}
              onChoose={(lead) => choose({ lead })}
            />
          </Section>
        )}
        <Section title="Conversations per page">
          <ToggleChoices
            label="Conversations per page"
            none={PAGE_SIZES[0]}
            value={filters.perPage}
            options={PAGE_SIZES.map((size) => ({ value: size, label: String(size) }))}
            onChoose={(perPage) => choose({ perPage })}
          />
        </Section>
      </div>
      {on > 0 && (
        <div className={styles.foot}>
          <Button size="small" onClick={() => choose(none)}>
            {on === 1 ? 'Clear this filter' : `Clear ${on} filters`}
          </Button>
        </div>
      )}
    </AnchoredPopover>
  )
}
