import type { WireOutput } from '@xd/core/contract/calls.ts'
import { foldText } from '@xd/core/domain/text/fold.ts'
import { exitCode } from '#output/exit-code.ts'
import { Failure } from '#output/failure.ts'

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
export const templateNamed = (templates: readonly Template[], text: string): Template => {
  const found = templates.filter(
    ({ templateID, templateName }) => String(templateID) === text || foldText(templateName) === foldText(text),
  )
  if (found.length > 1)
    throw new Failure(`Several templates are named ${text}.`, exitCode.usage, 'Use its number: xd templates list')
  if (found[0] === undefined) throw new Failure(`There is no template ${text}.`, exitCode.notFound, 'xd templates list')
  return found[0]
}
