import { describe, expect, test } from 'vitest'
import { BATCH_KINDS } from '#domain/notice/batch.ts'
import { LADDER_STEP_NAMES } from '#domain/notice/ladder.ts'
import {
  compareMessages,
  messageKey,
  type MessageKind,
  messageTitle,
  templateTitle,
} from '#domain/report/message-kind.ts'

describe('the messages whose results are compared', () => {
  const all: readonly MessageKind[] = [
    ...LADDER_STEP_NAMES.map((step) => ({ source: 'ladder', step }) as const).toReversed(),
    ...BATCH_KINDS.map((kind) => ({ source: 'notice', kind }) as const),
    ...[12, 7, 1].map((jobID) => ({ source: 'mailer', jobID }) as const),
  ]

  test('are in the order of a loan’s life, newest mailer first, in any input order', () => {
    expect(all.toReversed().sort(compareMessages)).toEqual(all)
    expect([...all].sort(compareMessages)).toEqual(all)
  })

  test('are told apart by their keys and their titles', () => {
    expect(new Set(all.map(messageKey)).size).toBe(all.length)
    expect(new Set(all.map((kind) => messageTitle(kind))).size).toBe(all.length)
  })

  test.each<[MessageKind, string | undefined, string]>([
    [{ source: 'ladder', step: 'due-3' }, undefined, '3 days before it is due'],
    [{ source: 'notice', kind: 'final' }, undefined, 'Final notice, from a file or app'],
    [{ source: 'mailer', jobID: 7 }, 'Spring sale', 'Mailer: Spring sale'],
    [{ source: 'mailer', jobID: 7 }, undefined, 'Mailer: 7'],
  ])('%j with the title %s is "%s"', (kind, jobTitle, title) => expect(messageTitle(kind, jobTitle)).toBe(title))

  test.each([
    [null, 'Template not recorded'],
    [{ templateID: null, templateName: '' }, 'Standard text'],
    [{ templateID: 3, templateName: 'Friendly' }, 'Friendly'],
  ])('written with %j: "%s"', (template, title) => expect(templateTitle(template)).toBe(title))
})
