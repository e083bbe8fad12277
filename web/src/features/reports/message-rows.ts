import type { WireOutput } from '@xd/core/contract/calls.ts'

type Stats = WireOutput<'reports/message-dollars'>['stats']
type Message = Stats['messages'][number]

/** A message, or one of its templates. */
export interface MessageRow {
  readonly key: string
  readonly title: string
  /** Its only template. */
  readonly under: string | null
  readonly isTemplate: boolean
  readonly figures: Stats['totals']
}

const keyOf = ({ batchStep, batchKind, jobID }: Message): string => String(batchStep ?? batchKind ?? jobID)

/** A message's only template is shown beside it; several get their own rows below. */
export const messageRows = (messages: readonly Message[]): MessageRow[] =>
  messages.flatMap((message) => {
    const { messageTitle, templates } = message
    const under = templates.length === 1 ? templates[0]!.templateTitle : null
    const own: MessageRow = { key: keyOf(message), title: messageTitle, under, isTemplate: false, figures: message }
    if (templates.length < 2) return [own]
    return [
      own,
      ...templates.map(({ templateID, templateTitle, ...figures }) => ({
        key: `${own.key}/${templateID ?? templateTitle}`,
        title: templateTitle,
        under: null,
        isTemplate: true,
        figures,
      })),
    ]
  })
