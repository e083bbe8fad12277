import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PRESETS } from '@xd/core/domain/access/permissions.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { STORE } from '@xd/fixtures/demo/people.ts'

type Owner = Awaited<ReturnType<Booted['signIn']>>

/** Saves each kind of record whole, then whole again with one change. Returns the changes that the log then names. */
interface Kind {
  readonly save: (by: Owner) => Promise<unknown>
  readonly changed: Readonly<Record<string, unknown>>
}

const inStore = { storeID: STORE.main }
const twice = async <A>(save: (change: Partial<A>) => Promise<unknown>, change: Partial<A>) => {
  await save({})
  await save(change)
}

const KINDS: Readonly<Record<string, Kind>> = {
  'a store’s reminders': {
    save: async (by) => {
      const { settingsVersion: _, ...settings } = (await by('settings/reminders/fetch', inStore)).settings
      await twice<object>((change) => by('settings/reminders/save', { settings: { ...settings, ...change } }), {
        reminderHours: settings.reminderHours + 1,
      })
    },
    changed: { reminderHours: expect.any(Number) as number },
  },
  'a label': {
    save: async (by) => {
      const label = { labelName: 'Best customers', labelColor: '#336699', labelModuleKey: 'customer' } as const
      const { labels } = await by('labels/save', { label })
      const { labelID } = labels.find(({ labelName }) => labelName === label.labelName)!
      await by('labels/save', { label: { ...label, labelID, labelColor: '#993366' } })
    },
    changed: { labelName: 'Best customers', set: { labelColor: '#993366' } },
  },
  'a store’s ticket numbers': {
    save: async (by) => {
      const range = { rangePrefix: 'W', rangeFrom: 1, rangeTo: 90 }
      await twice<object>(
        (change) =>
          by('settings/rewrites/save', {
            settings: { ...inStore, storeAutoRewrite: true, ticketRange: range, ...change },
          }),
        { storeAutoRewrite: false },
      )
    },
    changed: { storeAutoRewrite: false },
  },
  'a store’s notices': {
    save: async (by) => {
      const { settingsVersion: _, ...whole } = (await by('settings/notices/fetch', inStore)).settings
      const steps = whole.steps.map((one, index) => (index === 0 ? { ...one, on: !one.on } : one))
      await twice<object>((change) => by('settings/notices/save', { settings: { ...whole, ...change } }), { steps })
    },
    changed: { steps: [{ step: expect.any(String) as string, on: expect.any(Boolean) as boolean }] },
  },
  'the chat bubble': {
    save: async (by) => {
      const { bubbleVersion: _, ...whole } = (await by('settings/chat-bubble/fetch', {})).companyBubbleSettings
      await twice<object>(
        (change) => by('settings/chat-bubble/save', { companyBubbleSettings: { ...whole, ...change } }),
        { bubbleGreetingEN: 'What can we do for you?' },
      )
    },
    changed: { bubbleGreetingEN: 'What can we do for you?' },
  },
  'the company': {
    save: async (by) => {
      const whole = {
        companyName: 'Golden Pledge',
        companyTimezone: 'America/Denver',
        companyLanguages: ['en'] as const,
      }
      await twice<object>((change) => by('settings/company/save', { company: { ...whole, ...change } }), {
        companyTimezone: 'America/Los_Angeles',
      })
    },
    changed: { companyTimezone: 'America/Los_Angeles' },
  },
  'a quick reply': {
    save: async (by) => {
      const whole = {
        replyTitle: 'Whole',
        replyShortcode: 'whole',
        replyBody: 'Open until six.',
        replyBodyES: '',
        storeIDs: null,
        replyIsMine: false,
        media: [],
      }
      const { replies } = await by('settings/quick-replies/save', { reply: whole })
      const { replyID } = replies.find(({ replyShortcode }) => replyShortcode === 'whole')!
      await by('settings/quick-replies/save', { reply: { ...whole, replyID, replyBody: 'Open until seven.' } })
    },
    changed: { replyShortcode: 'whole', set: { replyBody: 'Open until seven.' } },
  },
  'a template': {
    save: async (by) => {
      const whole = {
        templateName: 'Whole',
        templateKind: 'message',
        templateChannel: 'sms',
        templateLanguage: 'en',
        templateBody: 'Open until six.',
        templateBodyES: 'Hasta las seis.',
      } as const
      const { templates } = await by('templates/save', { template: whole })
      const { templateID } = templates.find(({ templateName }) => templateName === 'Whole')!
      await by('templates/save', { template: { ...whole, templateID, templateBodyES: 'Hasta las siete.' } })
    },
    changed: { templateName: 'Whole', set: { templateBodyES: 'Hasta las siete.' } },
  },
  'a closed day': {
    save: async (by) => {
      const whole = { storeID: STORE.main, day: '2031-07-01', opens: null, closes: null, note: 'Stock', yearly: false }
      const { closures } = await by('settings/stores/closures/save', { closure: whole })
      const { closureID } = closures.find(({ day }) => day === '2031-07-01')!
      await by('settings/stores/closures/save', { closure: { ...whole, closureID, note: 'Stock-taking' } })
    },
    changed: { note: 'Stock-taking' },
  },
  'a calendar': {
    save: async (by) => {
      const { category } = await by('calendar/categories/update', {
        category: { catTitle: 'Whole', catColor: '#112233' },
      })
      const { catID } = category!
      await by('calendar/categories/update', { category: { catID, catTitle: 'All', catColor: '#112233' } })
    },
    changed: { catTitle: 'All' },
  },
  'a user': {
    save: async (by) => {
      const whole = {
        userUsername: 'whole@goldenpledge.test',
        userNickname: 'Wanda',
        userPermissions: PRESETS.clerk,
        userAllowedStoreIDs: [STORE.main],
      }
      const { user } = await by('settings/users/save', { user: whole })
      await by('settings/users/save', { user: { ...whole, userID: user.userID, userPermissions: PRESETS.manager } })
    },
    changed: { user: 'Wanda', set: { userPermissions: PRESETS.manager } },
  },
  'one’s own profile': {
    save: async (by) => {
      const { user } = await by('auth/info', {})
      await by('auth/save-profile', { userNickname: user.userNickname, userColor: '#123456' })
    },
    changed: { user: expect.any(String) as string, set: { userColor: '#123456' } },
  },
  'a mailer': {
    save: async (by) => {
      const whole = { jobTitle: 'Whole', jobBodyEN: 'All rings.', jobAudience: {}, jobLabels: [], isDraft: true }
      const { job } = await by('mailers/schedule-job', { job: whole })
      await by('mailers/schedule-job', { job: { ...whole, jobID: job!.jobID, jobBodyEN: 'All watches.' } })
    },
    changed: { jobTitle: 'Whole', set: { jobBodyEN: 'All watches.' } },
  },
}

describe('the log of a save lists only the differences', () => {
  let server: Booted
  let owner: Owner
  beforeAll(async () => {
    server = await boot()
    owner = await server.signIn('owner')
  })
  afterAll(() => server.close())

  test.each(Object.entries(KINDS))('%s', async (_, { save, changed }) => {
    await save(owner)
    const { detail } = await server.connection.reads
      .selectFrom('audit')
      .select('detail')
      .orderBy('auditID', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    expect(JSON.parse(detail!)).toEqual(changed)
  })
})
