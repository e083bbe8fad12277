import { type ReactNode, useState } from 'react'
import {
  carriesData,
  type FieldDefinition,
  type FieldModule,
  type FieldType,
} from '@xd/core/domain/fields/definition.ts'
import { fieldsAtRisk } from '@xd/core/domain/fields/edit.ts'
import { lossLine, lossOf, removalQuestion, retypeQuestion } from '@xd/core/domain/fields/loss.ts'
import { call } from '#data/calls.ts'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { toast } from '#ui/overlay/toasts.tsx'
import type { Fields } from './form-draft.ts'
import styles from './editor.module.css'

interface Question {
  readonly title: string
  readonly text: ReactNode
  readonly confirm: string
  readonly then: () => void
}

/** Asks before data would be lost, naming the number of records that hold it, counted each time. */
export const useLossQuestions = (module: FieldModule, saved: Fields) => {
  const [question, setQuestion] = useState<Question | null>(null)
  const [counting, setCounting] = useState(false)

  const counted = (ask: (records: Readonly<Record<string, number>>) => Question | null, then: () => void) => {
    if (counting) return
    setCounting(true)
    call('settings/custom-fields/fetch', { moduleID: module, counts: true })
      .then(({ records = {} }) => {
        const asked = ask(records)
        if (asked) setQuestion(asked)
        else then()
      })
      .catch((error: Error) => toast(error.message, { tone: 'danger' }))
      .finally(() => setCounting(false))
  }
  const held = (id: string) => saved.find((field) => field.id === id && carriesData(field.type))

  return {
    counting,
    remove: ({ id }: FieldDefinition, then: () => void) => {
      const before = held(id)
      if (!before) return then()
      counted(
        (records) => ({ ...removalQuestion(before.title, records[id] ?? 0), confirm: 'Remove field', then }),
        then,
      )
    },
    retype: ({ id }: FieldDefinition, type: FieldType, then: () => void) => {
      const before = held(id)
      if (!before || before.type === type) return then()
      counted((records) => {
        const count = records[id] ?? 0
        return count === 0 ? null : { ...retypeQuestion(before.title, type, count), confirm: 'Change type', then }
      }, then)
    },
    save: (fields: Fields, then: () => void) => {
      if (fieldsAtRisk(saved, fields).length === 0) return then()
      counted((records) => {
        const losses = lossOf(saved, fields, records)
        if (losses.length === 0) return null
        const text = (
          <span className={styles.losses}>
            {losses.map((loss) => (
              <span key={loss.title}>{lossLine(loss)}</span>
            ))}
            <span>This can’t be undone.</span>
          </span>
        )
        return { title: 'Save and delete this data?', text, confirm: 'Save and delete', then }
      }, then)
    },
    dialog: (
      <ConfirmDialog
        open={question !== null}
        onCancel={() => setQuestion(null)}
        onConfirm={() => {
          question?.then()
          setQuestion(null)
        }}
        title={question?.title ?? ''}
        description={question?.text}
        confirm={question?.confirm ?? ''}
        danger
      />
    ),
  }
}
