import { Check, ChevronDown } from 'lucide-react'
import * as Radix from 'radix-ui/select'
import { Fragment, type ReactNode } from 'react'
import { Field, type FieldProps } from './field.tsx'
import styles from './select-field.module.css'

export type SelectOption<Value extends string = string> = { value: Value; label: ReactNode; text?: string; disabled?: boolean; group?: string }

type Props<Value extends string> = FieldProps & {
  value: Value | null
  onChange: (value: Value) => void
  options: ReadonlyArray<SelectOption<Value>>
  placeholder?: string
  disabled?: boolean
  onBlur?: () => void
}

const Option = <Value extends string>({ option }: { option: SelectOption<Value> }) => (
  <Radix.Item
    className={styles.option}
    value={option.value}
    disabled={option.disabled}
    textValue={option.text}
  >
    <Radix.ItemIndicator className={styles.check}>
      <Check aria-hidden="true" />
    </Radix.ItemIndicator>
    <Radix.ItemText>{option.label}</Radix.ItemText>
  </Radix.Item>
)

/** A short, known list. For anything one would search in, take `Combobox`. Options of one group stand together. */
export function SelectField<Value extends string>({ value, onChange, options, placeholder = 'Choose…', disabled, onBlur, ...field }: Props<Value>) {
  const groups = [...new Set(options.map((option) => option.group ?? ''))]
  return (
    <Field {...field}>
      {(control) => (
        <Radix.Root
          value={value ?? ''}
          onValueChange={(next) => onChange(next as Value)}
          disabled={disabled}
          onOpenChange={(open) => !open && onBlur?.()}
        >
          <Radix.Trigger {...control} className={styles.trigger}>
            <Radix.Value placeholder={placeholder} />
            <Radix.Icon>
              <ChevronDown aria-hidden="true" />
            </Radix.Icon>
          </Radix.Trigger>
          <Radix.Portal>
            <Radix.Content className={styles.content} position="popper" sideOffset={4} collisionPadding={12}>
              <Radix.Viewport>
                {groups.map((group, index) => (
                  <Fragment key={group}>
                    {index > 0 && <Radix.Separator className={styles.rule} />}
                    <Radix.Group>
                      {group && <Radix.Label className={styles.group}>{group}</Radix.Label>}
                      {options
                        .filter((option) => (option.group ?? '') === group)
                        .map((option) => (
                          <Option key={option.value} option={option} />
                        ))}
                    </Radix.Group>
                  </Fragment>
                ))}
              </Radix.Viewport>
            </Radix.Content>
          </Radix.Portal>
        </Radix.Root>
      )}
    </Field>
  )
}
