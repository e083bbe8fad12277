import { BATCH_KIND_LABELS } from '@xd/core/domain/notice/batch.ts'
import { HOLD_OUT_MAX } from '@xd/core/domain/notice/hold-out.ts'
import { LADDER_STEPS } from '@xd/core/domain/notice/ladder.ts'
import type { useSavedForm } from '#parts/page/use-saved-form.ts'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import type { NoticeDraft } from './notice-draft.ts'
import { type NoticeTemplate, WordsPair } from './words-pair.tsx'
import styles from './notice-settings.module.css'

type Form = ReturnType<typeof useSavedForm<never, never, never, NoticeDraft>>

interface Props extends Pick<Form, 'draft' | 'change' | 'field' | 'fault'> {
  readonly templates: readonly NoticeTemplate[]
}

/** The days on which customers get notices from the ticket book, and the time. */
export function LadderFields({ draft, change, field, fault, templates }: Props) {
  const { ladderOn } = draft
  const steps = Object.values(draft.steps)
  const set = (step: (typeof steps)[number]) => change({ steps: { ...draft.steps, [step.step]: step } })
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Schedule</legend>
      <Checkbox
        writes
        label="Send notices on a schedule, from the ticket book"
        checked={ladderOn}
        onChange={(on) => change({ ladderOn: on })}
      />
      {ladderOn && (
        <>
          <div className={styles.line}>
            <TextField
              writes
              type="time"
              numeric
              label="Time of day"
              hint="In the store’s time zone"
              {...field('ladderTime')}
            />
            <TextField
              writes
              numeric
              inputMode="numeric"
              maxLength={2}
              label="Hold-out percentage"
              hint={`0 to ${HOLD_OUT_MAX}. These customers get no notice before a ticket is due, so you can see what notices earn`}
              {...field('percent', 'holdOutPercent')}
            />
          </div>
          {steps.toReversed().map((step) => (
            <div key={step.step} className={styles.step}>
              <Checkbox
                writes
                label={LADDER_STEPS[step.step].label}
                checked={step.on}
                onChange={(on) => set({ ...step, on })}
              />
              {step.on && templates.length > 0 && (
                <WordsPair
                  name={LADDER_STEPS[step.step].label}
                  hideName
                  value={step}
                  templates={templates}
                  standard={`Same as “${BATCH_KIND_LABELS[LADDER_STEPS[step.step].kind]}”`}
                  error={fault(`steps.${steps.indexOf(step)}`)}
                  onChange={(pair) => set({ ...step, ...pair })}
                />
              )}
            </div>
          ))}
        </>
      )}
    </fieldset>
  )
}
