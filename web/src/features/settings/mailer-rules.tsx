import { LEAST } from '@xd/core/domain/mailer/limits.ts'
import { allowedRange } from '@xd/core/domain/mailer/sending-rules.ts'
import { grouped } from '@xd/core/domain/text/figure.ts'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import type { MailerRulesDraft } from './mailer-rules-draft.ts'
import styles from './mailer-rules.module.css'

interface Props {
  readonly draft: MailerRulesDraft
  /** The server's error for a field. */
  readonly fault: (field: string) => string | undefined
  readonly onChange: (draft: MailerRulesDraft) => void
}

/** How fast mailers are sent, and to whom. */
export function MailerRules({ draft, fault, onChange }: Props) {
  const change = (set: Partial<MailerRulesDraft>) => onChange({ ...draft, ...set })
  const figures = { writes: true, numeric: true, inputMode: 'numeric', maxLength: 9 } as const
  return (
    <fieldset className={styles.rules}>
      <legend className={styles.title}>Mass mailers</legend>
      <p className={styles.text}>
        Your limits depend on your registration with the carriers. Ask your texting provider.
      </p>
      <div className={styles.line}>
        <TextField
          {...figures}
          label="Text segments per minute"
          hint={`${allowedRange('companySegmentsPerMinute')}. Leave empty for ${grouped(LEAST.segmentsPerMinute)}, the limit for everyone.`}
          value={draft.perMinute}
          onChange={(perMinute) => change({ perMinute })}
          error={fault('companySegmentsPerMinute')}
        />
        <TextField
          {...figures}
          label="Text segments per day"
          hint={`${allowedRange('companySegmentsPerDay')}. Leave empty for ${grouped(LEAST.segmentsPerDay)}, the limit for everyone.`}
          value={draft.perDay}
          onChange={(perDay) => change({ perDay })}
          error={fault('companySegmentsPerDay')}
        />
      </div>
      <TextField
        {...figures}
        label="Days between mailers to the same customer"
        hint={`${allowedRange('companyMailerGapDays')}. With 0, a customer can get several on one day.`}
        value={draft.gapDays}
        onChange={(gapDays) => change({ gapDays })}
        error={fault('companyMailerGapDays')}
      />
      <Checkbox
        writes
        label="Only customers who agreed to marketing"
        hint="Customers who withdrew their consent never get a mailer."
        checked={draft.consent}
        onChange={(consent) => change({ consent })}
      />
    </fieldset>
  )
}
