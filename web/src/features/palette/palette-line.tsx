import type { useActiveOption } from '#ui/hook/use-active-option.ts'
import { Marked } from '#ui/text/marked.tsx'
import { tipOf } from '#ui/tip/tips.tsx'
import type { PaletteEntry } from './entry.ts'
import type { useActs } from './use-acts.ts'
import styles from './palette-dialog.module.css'

interface Props {
  readonly entry: PaletteEntry
  readonly index: number
  readonly typed: string
  readonly isActive: boolean
  readonly option: ReturnType<ReturnType<typeof useActiveOption>['option']>
  readonly acts: ReturnType<typeof useActs>
  readonly pick: (entry: PaletteEntry) => void
}

/** One entry, with its actions at the end. They are options too, so that the box keeps the focus. */
export function PaletteLine({ entry, index, typed, isActive, option, acts, pick }: Props) {
  const at = isActive ? acts.at : -1
  return (
    <div className={styles.line} role="presentation" data-active={isActive || undefined}>
      <div
        className={styles.option}
        {...option}
        onPointerMove={() => acts.setActive(index, entry.key, 0)}
        data-active={at === 0 || undefined}
        aria-disabled={entry.refused ? true : undefined}
        aria-selected={at === 0}
      >
        <span className={styles.icon} aria-hidden="true">
          {entry.icon}
        </span>
        <span className={styles.words}>
          <span className={styles.title}>
            <Marked text={entry.title} typed={typed} />
          </span>
          {entry.refused && <span className={`${styles.detail} cut`}>{entry.refused}</span>}
          {entry.detail && (
            <span className={`${styles.detail} cut num`}>
              <Marked text={entry.detail} typed={typed} />
            </span>
          )}
        </span>
        {entry.after && <span className={`${styles.after} num`}>{entry.after}</span>}
      </div>
      {entry.acts?.map((act, place) => (
        <div
          key={act.key}
          {...option}
          id={acts.optionId(index, place + 1)}
          className={styles.act}
          {...tipOf(act.refused ?? act.title)}
          aria-label={act.title}
          aria-disabled={act.refused ? true : undefined}
          aria-selected={at === place + 1}
          data-active={at === place + 1 || undefined}
          onPointerMove={() => acts.setActive(index, entry.key, place + 1)}
          onClick={() => pick(act)}
        >
          {act.icon}
        </div>
      ))}
    </div>
  )
}
