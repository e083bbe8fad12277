import { type Page, request } from 'playwright'
import { DEMO_PASSWORD } from '@xd/fixtures/demo/password.ts'

const GOLDEN_PLEDGE = 2

/** XD Support comes by for a minute, from a browser of their own. */
const comeBy = async (page: Page, visit: { reason: string; readOnly: boolean }) => {
  const support = await request.newContext({ baseURL: new URL(page.url()).origin })
  await support.post('/api/auth/login', { data: { username: 'support@xd.test', password: DEMO_PASSWORD } })
  await support.post('/api/admin/do-login-as', { data: { companyID: GOLDEN_PLEDGE, ttlMinutes: 1, ...visit } })
  await support.dispose()
  await page
    .getByRole('group', { name: new RegExp(`Visit by .*${visit.reason}`) })
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
