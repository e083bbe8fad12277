/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact'

interface Props {
  readonly id: string
  readonly label: string
  readonly problem: string | undefined
  readonly children: ComponentChildren
}

/** A field with its label, and its error. */
export function Field({ id, label, problem, children }: Props) {
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {children}
      <Problem id={id} problem={problem} />
    </div>
  )
}

export function Problem({ id, problem }: Pick<Props, 'id' | 'problem'>) {
  return problem ? (
    <p class="problem" id={`${id}-problem`}>
      {problem}
    </p>
  ) : null
}

/** Ties a field to its error. */
export const toldBy = (id: string, problem: string | undefined) =>
  problem ? ({ 'aria-invalid': true, 'aria-describedby': `${id}-problem` } as const) : {}
