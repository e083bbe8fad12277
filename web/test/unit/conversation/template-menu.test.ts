import { beforeEach, expect, test } from 'vitest'
import { runHook } from '../data/hook.ts'
import { aPage } from '../data/page.ts'
import { aWindow } from '../data/window.ts'
import { show } from '../shown/shown.ts'

let page: ReturnType<typeof aPage>
beforeEach(() => {
  page = aPage()
  aWindow()
})

const template = (templateID: number, change: object) => ({
  templateID,
  templateName: `Template ${templateID}`,
  templateChannel: 'sms',
  templateKind: 'message',
  templateLanguage: 'en',
  templateBody: 'Hello',
  templateBodyES: '',
  templateSubject: '',
  templateSubjectES: '',
  ...change,
})
const TEMPLATES = [
  template(1, {}),
  template(2, { templateLanguage: 'es' }),
  template(3, { templateChannel: 'email' }),
  template(4, { templateKind: 'notice' }),
  template(5, { templateLanguage: 'es', templateChannel: 'email' }),
]

const offered = async (channel: string, language: string, companyLanguages: readonly string[]) => {
  const screen = await show(page, {
    at: 'features/conversation/template-menu.tsx',
    draws: 'TemplateMenu',
    props: { channel, language },
    session: { company: { companyLanguages } },
    answers: { 'templates/list': { templates: TEMPLATES } },
  })
  return (screen.part('Menu').props['entries'] as readonly { label: string }[]).map(({ label }) => label)
}

const BOTH = ['en', 'es']
test.each([
  ['a text', 'sms', 'en', BOTH, ['English', 'Template 1', 'Spanish', 'Template 2']],
  ['a text to someone who reads Spanish', 'sms', 'es', BOTH, ['Spanish', 'Template 2', 'English', 'Template 1']],
  ['an answer in a chat', 'web', 'en', BOTH, ['English', 'Template 1', 'Spanish', 'Template 2']],
  ['an email', 'email', 'en', BOTH, ['English', 'Template 3', 'Spanish', 'Template 5']],
  ['a text in a company with English only', 'sms', 'en', ['en'], ['Template 1']],
])('templates that are offered for %s', async (_, channel, language, companyLanguages, labels) => {
  expect(await offered(channel, language, companyLanguages)).toEqual(labels)
})

test('a template’s subject replaces that of another template, and never one that was typed', async () => {
  const { useTemplateSubject } = await import('#features/conversation/use-template-subject.ts')
  let choice = { isOwnSubject: false, subject: 'From Harbor', setSubject: (subject: string) => void type(subject) }
  const type = (subject: string) => void (choice = { ...choice, isOwnSubject: true, subject })
  const filling = { fill: (text: string) => `${text} at Harbor`, fillRest: () => undefined }
  const { now, again } = await runHook(() => useTemplateSubject(choice as never, filling))
  const put = (title: string) => {
    now()(title, 'en')
    again()
    return choice.subject
  }
  expect([put('Pickup'), put('Layaway')]).toEqual(['Pickup at Harbor', 'Layaway at Harbor'])
  type('My own')
  again()
  expect(put('Pickup')).toBe('My own')
})
