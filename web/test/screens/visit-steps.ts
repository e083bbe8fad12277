import { type APIRequestContext, type Page, request } from 'playwright'
import { DEMO_PASSWORD } from '@xd/fixtures/demo/password.ts'

const GOLDEN_PLEDGE = 2

type Visit = { reason: string; readOnly: boolean }

/** XD Support visits for a minute, from a separate browser, and may act there. */
const visit = async (page: Page, about: Visit, act?: (support: APIRequestContext) => Promise<unknown>) => {
  const support = await request.newContext({ baseURL: new URL(page.url()).origin })
  await support.post('/api/auth/login', { data: { username: 'support@xd.test', password: DEMO_PASSWORD } })
  await support.post('/api/admin/do-login-as', { data: { companyID: GOLDEN_PLEDGE, ttlMinutes: 1, ...about } })
  await act?.(support)
  await support.dispose()
}

const comeBy = async (page: Page, about: Visit) => {
  await visit(page, about)
  await page
    .getByRole('group', { name: new RegExp(`Visit by .*${about.reason}`) })
    .first()
    .waitFor()
}

export const seeVisitor = (page: Page) => comeBy(page, { reason: 'Call 812', readOnly: true })

/** The company asks first only until the visitor has come. */
export const seeQuestion = async (page: Page) => {
  const save = (companyVisitApproval: boolean) =>
    page.request.post(new URL('/api/settings/company/save', page.url()).href, {
      data: { company: { companyVisitApproval } },
    })
  await save(true)
  await comeBy(page, { reason: 'The opening hours of Golden Pledge Depot are wrong', readOnly: false })
  await save(false)
}

/** The same key as in the demo, so that only one waits. */
const KEY = { keyName: 'Price tags of the lake store', keyPermissions: ['tickets'], keyStoreIDs: [2] }

/** An owner is about to approve a visitor's request. */
export const approveKey = async (page: Page) => {
  await visit(page, { reason: 'Call 861', readOnly: false }, async (support) => {
    await support.post('/api/settings/api-keys/save', { data: { key: KEY } })
    await support.post('/api/admin/logout-as', { data: {} })
  })
  const card = page.getByRole('group', { name: `Create an API key: ${KEY.keyName}` }).filter({ hasText: 'Call 861' })
  await card.getByRole('button', { name: 'Approve' }).click()
  await page.getByRole('alertdialog').waitFor()
}
