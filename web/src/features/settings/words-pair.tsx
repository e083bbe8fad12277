import type { WireOutput } from '@xd/core/contract/calls.ts'
import { useCall } from '#data/use-call.ts'
import { FieldPair } from '#ui/field/field-pair.tsx'
import { SelectField } from '#ui/field/select-field.tsx'
import styles from './notice-settings.module.css'

export type NoticeTemplate = WireOutput<'templates/list'>['templates'][number]

/** Templates that can supply the words of notices. */
export const useNoticeTemplates = (): readonly NoticeTemplate[] =>
  (useCall('templates/list', {}).data?.templates ?? []).filter(
    ({ templateKind, templateChannel }) => templateKind === 'notice' && templateChannel === 'sms',
  )

interface Pair {
  readonly one: number | null
  readonly many: number | null
}

interface Props {
  readonly name: string
  readonly hideName?: boolean
  readonly value: Pair
  readonly templates: readonly NoticeTemplate[]
  /** The words used without a template. */
  readonly standard: string
  readonly error?: string | undefined
  readonly onChange: (pair: Partial<Pair>) => void
}

const NONE = 'none'

/** The words for one ticket, and for several. */
export function WordsPair({ name, hideName = false, value, templates, standard, error, onChange }: Props) {
  const options = [
    { value: NONE, label: standard },
    ...templates.map(({ templateID, templateName }) => ({ value: String(templateID), label: templateName })),
  ]
  const select = (which: keyof Pair, label: string) => (
    <SelectField
      writes
      label={label}
      value={String(value[which] ?? NONE)}
      options={options}
      onChange={(chosen) => onChange({ [which]: chosen === NONE ? null : Number(chosen) })}
      error={error}
    />
  )
  return (
    <div className={styles.words} role="group" aria-label={`Message text: ${name}`}>
      {!hideName && <p className={styles.kind}>{name}</p>}
      <FieldPair>
        {select('one', 'One ticket')}
        {select('many', 'Several tickets')}
      </FieldPair>
    </div>
  )
}
