// The messages whose results are compared: steps of the ladder, notices that an app or a file asked for, and mailers.
import { BATCH_KIND_LABELS, BATCH_KINDS, type BatchKind } from '#domain/notice/batch.ts'
import { LADDER_STEP_NAMES, LADDER_STEPS, type LadderStep } from '#domain/notice/ladder.ts'

export const MESSAGE_SOURCES = ['ladder', 'notice', 'mailer'] as const

export type MessageKind =
  | { readonly source: 'ladder'; readonly step: LadderStep }
  | { readonly source: 'notice'; readonly kind: BatchKind }
  | { readonly source: 'mailer'; readonly jobID: number }

/**
 * The template a notice was written with; null if that was not recorded at the time. An empty name means the standard
 * words.
 */
export interface UsedTemplate {
  readonly templateID: number | null
  readonly templateName: string
}

/** A key shared by all messages that are counted together. */
export const messageKey = (kind: MessageKind): string => {
  if (kind.source === 'ladder') return `ladder/${kind.step}`
  return kind.source === 'notice' ? `notice/${kind.kind}` : `mailer/${kind.jobID}`
}

const placeOf = (kind: MessageKind): number => {
  if (kind.source === 'ladder') return -1 - LADDER_STEP_NAMES.indexOf(kind.step)
  return kind.source === 'notice' ? BATCH_KINDS.indexOf(kind.kind) : BATCH_KINDS.length + 1 / kind.jobID
}

/** The ladder from its first step on, then notices in the order of a loan's life, then mailers, newest first. */
export const compareMessages = (one: MessageKind, other: MessageKind): number => placeOf(one) - placeOf(other)

/** The title of a row. A mailer has its own, unless it must not be shown. */
export const messageTitle = (kind: MessageKind, jobTitle?: string): string => {
  if (kind.source === 'ladder') return LADDER_STEPS[kind.step].label
  if (kind.source === 'notice') return `${BATCH_KIND_LABELS[kind.kind]}, from a file or app`
  return `Mailer: ${jobTitle ?? kind.jobID}`
}

export const templateTitle = (template: UsedTemplate | null): string =>
  template === null ? 'Template not recorded' : template.templateName || 'Standard text'
