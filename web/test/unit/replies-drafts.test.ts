import { expect, test } from 'vitest'
import { draftOf, shortcodeOf, toSave } from '#features/replies/reply-draft.ts'
import * as template from '#features/replies/template-draft.ts'

const REPLY = {
  replyID: 7,
  replyTitle: 'Hours',
  replyShortcode: 'hours',
  replyBody: 'Open',
  replyBodyES: '',
  storeIDs: [1],
  replyIsMine: false,
  replyMedia: [],
  replyVersion: 1,
}

test('a new reply’s shortcode follows its title until someone types one', () => {
  const draft = { ...draftOf(null), title: 'Cómo llegar' }
  expect(shortcodeOf(draft)).toBe('como-llegar')
  expect(shortcodeOf({ ...draft, shortcode: '' })).toBe('')
})

test('untouched stores are not sent, because some may be hidden', () => {
  const draft = draftOf(REPLY)
  expect(toSave({ ...draft, title: 'Our hours' }, REPLY)).toEqual({
    replyID: 7,
    replyTitle: 'Our hours',
    replyShortcode: 'hours',
    replyBody: 'Open',
    replyBodyES: '',
    replyIsMine: false,
  })
  expect(toSave({ ...draft, storeIDs: null }, REPLY)).toMatchObject({ storeIDs: null })
})

const BOTH = {
  templateID: 3,
  templateName: 'Due',
  templateKind: 'message' as const,
  templateChannel: 'sms' as const,
  templateLanguage: 'en' as const,
  templateSubject: null,
  templateBody: 'Hi',
  templateSubjectES: null,
  templateBodyES: 'Hola',
}

test.each([
  ['both languages', BOTH],
  ['English alone', { ...BOTH, templateBodyES: '' }],
  ['Spanish alone', { ...BOTH, templateLanguage: 'es' as const, templateBody: 'Hola', templateBodyES: '' }],
  ['an email', { ...BOTH, templateChannel: 'email' as const, templateSubject: 'Due', templateSubjectES: 'Vence' }],
])('a template in %s is saved as it was opened', (_, one) => {
  const opened = { ...one, templateVersion: 1 }
  const saved = template.toSave(template.draftOf(opened), opened)
  expect({ ...saved, templateBodyES: saved.templateBodyES ?? '' }).toEqual(one)
})

test('a refused text is marked at its language', () => {
  const draft = template.draftOf({ ...BOTH, templateVersion: 1 })
  expect(template.namesOf(draft).en.body).toBe('templateBody')
  expect(template.namesOf({ ...draft, body: '' }).es.body).toBe('templateBody')
})

test('a template in Spanish alone has its subject there, and none beside it', () => {
  const draft = { ...template.draftOf(null), name: 'Due', bodyES: 'Vence', subjectES: 'Aviso' }
  expect(template.toSave(draft, null)).toMatchObject({
    templateLanguage: 'es',
    templateSubject: 'Aviso',
    templateBody: 'Vence',
    templateSubjectES: null,
    templateBodyES: null,
  })
  expect(template.namesOf(draft)).toMatchObject({
    es: { subject: 'templateSubject' },
    en: { subject: 'templateSubjectES' },
  })
  expect(template.namesOf({ ...draft, body: 'Due' })).toMatchObject({
    en: { subject: 'templateSubject' },
    es: { subject: 'templateSubjectES' },
  })
})

test('a shortcode that was taken away stays away', () => {
  expect(shortcodeOf(draftOf({ ...REPLY, replyShortcode: '' }))).toBe('')
})
