import { Schema } from 'effect'
import { TEMPLATE_KINDS } from '#domain/message/template.ts'
import { call } from './call.ts'
import { Template } from '#contract/entity/template.ts'
import { searchBy } from './list.ts'
import { ClientKey, ID, maybe, text, Version } from './value.ts'

const TemplateSearch = searchBy()
export type TemplateSearch = typeof TemplateSearch.Type

export const templates = {
  'templates/list': call({
    summary: 'Text and email templates, by name. Their tokens are filled in when they are sent.',
    access: 'session',
    kind: 'read',
    file: { name: 'templates', search: TemplateSearch },
    output: { templates: Schema.Array(Template) },
  }),
  'templates/save': call({
    summary: 'Creates or changes a template; with `deleteTemplate` removes it. Returns the whole list.',
    access: 'settings',
    kind: 'write',
    creates: 'template.templateID',
    input: {
      template: Schema.Struct({
        templateID: maybe(ID),
        /**
         * Name, channel, language and body are required for a new template; fields left out of an existing one stay.
         */
        templateName: maybe(text(80)),
        /** Its purpose; `message` by default. */
        templateKind: maybe(Schema.Literals(TEMPLATE_KINDS)),
        templateChannel: maybe(Schema.Literals(['sms', 'email'])),
        templateLanguage: maybe(Schema.Literals(['en', 'es'])),
        templateSubject: maybe(text(200)),
        templateBody: maybe(text(50_000)),
        /** The same in Spanish, for an English template. */
        templateSubjectES: maybe(text(200)),
        templateBodyES: maybe(text(50_000)),
        deleteTemplate: maybe(Schema.Boolean),
      }),
      expectedVersion: maybe(Version),
      clientKey: maybe(ClientKey),
    },
    output: { templates: Schema.Array(Template) },
    failures: ['conflict'],
    finds: { 'template.templateID': 'template' },
  }),
}
