import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { COMPANY } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'

type SignedIn = Awaited<ReturnType<Booted['signIn']>>

describe.each(ENGINES)('templates, on %s', (database) => {
  let server: Booted
  let owner: SignedIn
  beforeAll(async () => {
    server = await boot({ database })
    owner = await server.signIn('owner')
  })
  afterAll(() => server.close())

  const DUE = {
    templateName: 'Due soon',
    templateChannel: 'sms',
    templateLanguage: 'en',
    templateBody: 'Hi [FIRST_NAME], it is due.',
  } as const
  const named = async (name: string, by = owner) =>
    (await by('templates/list', {})).templates.find(({ templateName }) => templateName === name)

  it('are created, changed and deleted; each call returns the whole list', async () => {
    const { templates } = await owner('templates/save', { template: DUE })
    const made = templates.find(({ templateName }) => templateName === 'Due soon')!
    expect(made).toMatchObject({ ...DUE, templateSubject: null })
    const { templateID } = made
    await owner('templates/save', { template: { templateID, templateBody: 'Due tomorrow.' } })
    expect(await named('Due soon')).toMatchObject({ templateID, templateBody: 'Due tomorrow.', templateLanguage: 'en' })
    const after = await owner('templates/save', { template: { templateID, deleteTemplate: true } })
    expect(after.templates.map(({ templateName }) => templateName)).not.toContain('Due soon')
  })

  it('have names unique per channel and language, ignoring case', async () => {
    await owner('templates/save', { template: { ...DUE, templateName: 'Pick up' } })
    await expect(
      owner('templates/save', { template: { ...DUE, templateName: ' PICK\u3164 UP\u2800 ' } }),
    ).rejects.toMatchObject({
      code: 'invalid_input',
      body: { fields: { 'template.templateName': 'A template with this name already exists' } },
    })
    await owner('templates/save', { template: { ...DUE, templateName: 'Pick up', templateLanguage: 'es' } })
  })

  it('hold Spanish beside English, and their purpose', async () => {
    const both = {
      ...DUE,
      templateName: 'Both',
      templateKind: 'mailer',
      templateBodyES: ' Hola [FIRST_NAME] ',
    } as const
    await owner('templates/save', { template: both })
    const { templateID, ...made } = (await named('Both'))!
    expect(made).toMatchObject({ templateKind: 'mailer', templateBodyES: 'Hola [FIRST_NAME]', templateSubjectES: null })
    await owner('templates/save', { template: { templateID, templateBodyES: null } })
    expect(await named('Both')).toMatchObject({ templateBody: DUE.templateBody, templateBodyES: '' })
    const refused = { code: 'invalid_input', fields: { 'template.templateBodyES': 'We can’t fill in [PRICE]' } }
    const priced = { templateID, templateBodyES: 'Son [PRICE]' }
    await expect(owner('templates/save', { template: priced })).rejects.toMatchObject(refused)
    // A person can type something in its place.
    await owner('templates/save', { template: { ...priced, templateKind: 'message' } })
    const lines = await server.connection.reads
      .selectFrom('audit')
      .select('action')
      .where('target', '=', `template/${templateID}`)
      .execute()
    expect(lines.map(({ action }) => action)).toEqual(['template-save', 'template-save', 'template-save'])
  })

  it.each([
    ['a blank name', { templateName: '  ' }],
    ['a blank text', { templateBody: ' \n' }],
    ['a text that no carrier takes', { templateBody: 'x'.repeat(1601) }],
    ['the same in Spanish', { templateBodyES: 'x'.repeat(1601) }],
    ['what nothing sends', { templateKind: 'review' as const }],
  ])('refuse %s', async (_, wrong) => {
    await expect(owner('templates/save', { template: { ...DUE, ...wrong } })).rejects.toMatchObject({
      code: 'invalid_input',
    })
  })

  it('keep a subject only for emails', async () => {
    await owner('templates/save', {
      template: { ...DUE, templateName: 'Letter', templateChannel: 'email', templateSubject: 'Your loan' },
    })
    expect(await named('Letter')).toMatchObject({ templateSubject: 'Your loan' })
    await owner('templates/save', { template: { ...DUE, templateName: 'Text', templateSubject: 'Your loan' } })
    expect(await named('Text')).toMatchObject({ templateSubject: null })
  })

  it('are read by everyone in the company and changed by users who may change settings', async () => {
    await owner('templates/save', { template: { ...DUE, templateName: 'Ours' } })
    const [clerk, stranger] = [await server.signIn('clerk'), await server.signIn('owner@silveranchor.test')]
    const { templateID } = (await named('Ours', clerk))!
    await expect(clerk('templates/save', { template: DUE })).rejects.toMatchObject({ code: 'not_allowed' })
    expect(await named('Ours', stranger)).toBeUndefined()
    await expect(stranger('templates/save', { template: { templateID, deleteTemplate: true } })).rejects.toMatchObject({
      code: 'not_found',
    })
  })

  it('have Spanish words beside English ones only, as many characters as a carrier takes', async () => {
    const both = { templateSubject: 'Due', templateSubjectES: 'Vence', templateBodyES: 'Hola' }
    const make = async (templateName: string, more: object) => {
      await owner('templates/save', { template: { ...DUE, ...both, templateName, ...more } })
      return (await named(templateName))!
    }
    expect(await make('Mail in English', { templateChannel: 'email' })).toMatchObject(both)
    expect(await make('Mail in Spanish', { templateChannel: 'email', templateLanguage: 'es' })).toMatchObject({
      templateSubject: 'Due',
      templateSubjectES: null,
      templateBodyES: '',
    })
    expect(await make('Text in English', {})).toMatchObject({
      templateSubject: null,
      templateSubjectES: null,
      templateBodyES: 'Hola',
    })
    // Characters count as people count them.
    const longest = '💍'.repeat(1_600)
    expect(await make('Rings', { templateBody: longest, templateBodyES: longest })).toMatchObject({
      templateBody: longest,
      templateBodyES: longest,
    })
    await expect(make('More rings', { templateBody: `${longest}!` })).rejects.toMatchObject({
      fields: { 'template.templateBody': 'At most 1600 characters' },
    })
    // An email may be longer.
    await make('Long mail', { templateChannel: 'email', templateBody: `${longest}!` })
  })

  it('name the field of what can’t be filled in, also in a subject, but for a person’s message', async () => {
    const mailer = { ...DUE, templateName: 'Filled', templateKind: 'mailer', templateChannel: 'email' } as const
    const make = (more: object) => owner('templates/save', { template: { ...mailer, ...more } })
    for (const field of ['templateSubject', 'templateBody', 'templateSubjectES', 'templateBodyES'])
      await expect(make({ [field]: 'See [PRICE]' }), field).rejects.toMatchObject({
        fields: { [`template.${field}`]: 'We can’t fill in [PRICE]' },
      })
    expect(await named('Filled')).toBeUndefined()
    const words = { templateSubject: 'See [PRICE]', templateBody: '[PRICE]', templateSubjectES: '[PRICE]' }
    await make({ ...words, templateKind: 'message' })
    expect(await named('Filled')).toMatchObject(words)
  })

  it('keep a purpose that the company can no longer buy, and take no new one', async () => {
    const { writes } = server.connection
    await owner('templates/save', { template: { ...DUE, templateName: 'For mailers', templateKind: 'mailer' } })
    const { templateID } = (await named('For mailers'))!
    const company = writes.updateTable('companies').where('companyID', '=', COMPANY.goldenPledge)
    const { features } = await writes
      .selectFrom('companies')
      .select('features')
      .where('companyID', '=', COMPANY.goldenPledge)
      .executeTakeFirstOrThrow()
    await company.set({ features: '[]' }).execute()
    await owner('templates/save', { template: { templateID, templateBody: 'Come by.' } })
    expect(await named('For mailers')).toMatchObject({ templateKind: 'mailer', templateBody: 'Come by.' })
    await expect(
      owner('templates/save', { template: { ...DUE, templateName: 'Another', templateKind: 'mailer' } }),
    ).rejects.toMatchObject({ fields: { 'template.templateKind': expect.any(String) as string } })
    await company.set({ features }).execute()
  })
})
