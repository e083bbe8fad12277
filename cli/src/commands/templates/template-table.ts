import type { WireOutput } from '@xd/core/contract/calls.ts'
import { named } from '#session/named.ts'

export type Template = WireOutput<'templates/list'>['templates'][number]

const languagesOf = ({ templateLanguage, templateBodyES }: Template): string =>
  templateBodyES === '' ? templateLanguage : `${templateLanguage}, es`

export const templateTable = (templates: readonly Template[]) => ({
  columns: [
    { title: 'ID', align: 'right' as const },
    { title: 'NAME' },
    { title: 'KIND' },
    { title: 'CHANNEL' },
    { title: 'LANGUAGES' },
    { title: 'TEXT' },
  ],
  rows: templates.map((template) => [
    String(template.templateID),
    template.templateName,
    template.templateKind,
    template.templateChannel,
    languagesOf(template),
    template.templateBody.replaceAll('\n', ' '),
  ]),
})

/** A template by its number or name. */
export const templateNamed = (templates: readonly Template[], text: string): Template =>
  named(templates, text, {
    noun: 'template',
    id: ({ templateID }) => templateID,
    names: [({ templateName }) => templateName],
    next: 'xd templates list',
  })
