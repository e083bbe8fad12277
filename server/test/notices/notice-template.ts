import type { CallClient } from '@xd/core/client/call-client.ts'

/** Makes a template, for notices by text unless `more` says otherwise, and returns its ID. */
export const noticeTemplate = async (
  owner: CallClient,
  templateName: string,
  more: Readonly<Record<string, string>>,
): Promise<number> => {
  const { templates } = await owner('templates/save', {
    template: { templateName, templateKind: 'notice', templateChannel: 'sms', templateLanguage: 'en', ...more },
  })
  return templates.find((one) => one.templateName === templateName)!.templateID
}
