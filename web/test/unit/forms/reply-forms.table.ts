import type { Form } from './form.ts'

const nothing = () => undefined
const REPLY = {
  replyID: 3,
  replyTitle: 'Hours',
  replyShortcode: 'hours',
  replyBody: 'Open',
  replyBodyES: 'Abierto',
  replyIsMine: false,
  storeIDs: null,
  replyMedia: [],
  replyVersion: 7,
}
const PICTURE = { mediaID: 4, url: '/m/4' }

export const REPLY_FORMS: readonly Form[] = [
  {
    name: 'a quick reply',
    failed: 'The quick reply wasn’t saved.',
    at: 'features/replies/reply-dialog.tsx',
    draws: 'ReplyDialog',
    props: { reply: REPLY, onClose: nothing },
    fields: [
      ['Title', 'Times', 'reply.replyTitle'],
      ['Shortcode', 'times', 'reply.replyShortcode'],
      ['English', 'From 9', 'reply.replyBody'],
      ['Spanish', 'Desde las 9', 'reply.replyBodyES'],
      ['PicturesField', [PICTURE], 'reply.media'],
      ['Who can use it', 'me'],
      ['StoreBoxes', [2], 'reply.storeIDs'],
    ],
    does: 'Save reply',
    call: 'settings/quick-replies/save',
    asks: {
      reply: {
        replyID: 3,
        replyTitle: 'Times',
        replyShortcode: 'times',
        replyBody: 'From 9',
        replyBodyES: 'Desde las 9',
        replyIsMine: true,
        storeIDs: [2],
        media: [4],
      },
      expectedVersion: 7,
    },
  },
  {
    name: 'a template for emails',
    failed: 'The template wasn’t saved.',
    at: 'features/replies/template-dialog.tsx',
    draws: 'TemplateDialog',
    props: { template: null, onClose: nothing },
    fields: [
      ['Name', 'Rate us', 'template.templateName'],
      ['For', 'review', 'template.templateKind'],
      ['Channel', 'email'],
      ['English subject', 'How was it?', 'template.templateSubject'],
      ['English', 'Hi', 'template.templateBody'],
      ['Spanish subject', '¿Qué tal?', 'template.templateSubjectES'],
      ['Spanish', 'Hola', 'template.templateBodyES'],
    ],
    does: 'Add template',
    call: 'templates/save',
    asks: {
      template: {
        templateName: 'Rate us',
        templateKind: 'review',
        templateChannel: 'email',
        templateLanguage: 'en',
        templateSubject: 'How was it?',
        templateBody: 'Hi',
        templateSubjectES: '¿Qué tal?',
        templateBodyES: 'Hola',
      },
    },
  },
  {
    name: 'a new company',
    failed: 'The company wasn’t created.',
    at: 'features/admin/create-company-dialog.tsx',
    draws: 'CreateCompanyDialog',
    props: { onClose: nothing, onCreated: nothing },
    fields: [
      ['Company name', 'Silver Pledge', 'company.companyName'],
      ['Time zone', 'America/Chicago', 'company.companyTimezone'],
      ['Key', 'silver', 'company.companyKey'],
      ['Name', 'Lee', 'company.owner.userNickname'],
      ['Email', 'lee@silver.test', 'company.owner.userUsername'],
    ],
    does: 'Create company',
    call: 'admin/companies/save',
    asks: {
      company: {
        companyName: 'Silver Pledge',
        companyTimezone: 'America/Chicago',
        companyKey: 'silver',
        owner: { userNickname: 'Lee', userUsername: 'lee@silver.test' },
      },
    },
  },
  {
    name: 'a company’s name, key and zone',
    failed: 'The company wasn’t saved.',
    at: 'features/admin/company-details.tsx',
    draws: 'CompanyDetails',
    within: 'DetailsForm',
    props: {
      company: {
        companyID: 3,
        companyName: 'Golden Pledge',
        companyKey: 'golden',
        companyTimezone: 'America/Denver',
        companyVersion: 7,
        createdAt: '2026-01-01T00:00:00Z',
        maxDate: null,
        storeCount: 1,
        userCount: 1,
      },
    },
    fields: [
      ['Company name', 'Silver Pledge', 'company.companyName'],
      ['Key', 'silver', 'company.companyKey'],
      ['Time zone', 'America/Chicago', 'company.companyTimezone'],
    ],
    does: 'form',
    call: 'admin/companies/save',
    asks: {
      company: {
        companyID: 3,
        companyName: 'Silver Pledge',
        companyTimezone: 'America/Chicago',
        companyKey: 'silver',
      },
      expectedVersion: 7,
    },
  },
]
