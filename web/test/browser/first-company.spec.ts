import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { hold } from './hold.ts'
import { notice, sendText, thread } from './inbox-steps.ts'
import { CARD, payWell } from './pay-steps.ts'
import { paymentCard, requestPayment } from './request-steps.ts'
import { expect, PHONE, test } from './world.ts'

const PASSWORD = 'a long walk by the river'
const OWNER = 'owner@acme.example'
const CUSTOMER = '+14155554321'
const STORE = '+13125550100'

const run = promisify(execFile)

/** `xd setup`, built and run as an operator would. */
const setUp = async (server: string, secretKey: string): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'xd-first-'))
  const options = ['--company', 'Acme Pawn', '--store', 'Main St', '--timezone', 'America/Chicago']
  try {
    await run(process.execPath, [fileURLToPath(new URL('../../../cli/build.js', import.meta.url)), '--out', folder])
    const asked = run(
      process.execPath,
      [join(folder, 'xd.js'), 'setup', '--server', server, ...options, '--username', OWNER, '--password-stdin'],
      { env: { ...process.env, XD_SECRET_KEY: secretKey } },
    )
    asked.child.stdin!.end(PASSWORD)
    return (await asked).stdout
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

test.use({ bootOptions: { live: true } })

test('a live company, from an empty database to its first text and its first paid request', async ({ open, world }) => {
  const said = await setUp(world.url, world.config.secretKey)
  expect(said).toContain(`Acme Pawn is set up. Sign in at ${world.url} as ${OWNER}`)

  const owner = await open('nobody', '/')
  await owner.getByLabel('Email').fill(OWNER)
  await owner.getByLabel('Password', { exact: true }).fill(PASSWORD)
  const arrive = await hold(owner, '**/api/settings/payments/fetch')
  await owner.getByRole('button', { name: 'Sign in' }).click()
  const steps = owner.getByRole('region', { name: 'Set up Acme Pawn' })
  await expect(steps.getByRole('link', { name: /^Card payments/ })).toBeVisible()
  arrive()
  await steps.getByRole('link', { name: /^Stores/ }).click()
  await owner.getByRole('button', { name: 'Edit Main St' }).click()
  const store = owner.getByRole('dialog', { name: 'Edit Main St' })
  await store.getByLabel('Texting number').fill('(312) 555-0100')
  const monday = store.getByRole('group', { name: 'Monday' })
  await monday.getByRole('checkbox', { name: 'Monday' }).click()
  await monday.getByRole('button', { name: 'Copy Monday' }).click()
  await owner.getByRole('menuitem', { name: 'Copy to every day' }).click()
  await store.getByRole('button', { name: 'Save store' }).click()
  await expect(notice(owner, 'Main St saved')).toBeVisible()

  await owner.getByRole('link', { name: 'Home' }).first().click()
  await expect(steps.getByRole('link', { name: 'Done Stores' })).toBeVisible()
  await steps.getByRole('link', { name: /^Card payments/ }).click()
  await owner.getByRole('region', { name: 'Company' }).getByRole('button', { name: 'Set up a gateway' }).click()
  const gateway = owner.getByRole('dialog', { name: 'Card gateway: Company' })
  await gateway.getByRole('radio', { name: 'Live' }).click()
  await gateway.getByLabel('Public API key').fill('pub_of_the_shop')
  await gateway.getByLabel('Private API key').fill('api_of_the_shop')
  await gateway.getByRole('button', { name: 'Save gateway' }).click()
  await expect(gateway).toBeHidden()

  await owner
    .getByRole('main')
    .getByRole('link', { name: /^Users/ })
    .click()
  await owner.getByRole('button', { name: 'Invite user' }).click()
  const invitation = owner.getByRole('dialog', { name: 'Invite user' })
  await invitation.getByLabel('Name').fill('Sam')
  await invitation.getByLabel('Email').fill('sam@acme.example')
  await invitation.getByLabel('All stores, including new ones').click()
  await invitation.getByRole('button', { name: 'Send invitation' }).click()
  const link = owner.getByRole('dialog', { name: 'Sam is invited' }).getByLabel('Invitation link')
  const { pathname, hash } = new URL(await link.inputValue())

  const clerk = await open('nobody', pathname + hash)
  await clerk.getByLabel('Password', { exact: true }).fill('seven herons on the ice')
  await clerk.getByRole('button', { name: 'Join' }).click()
  await clerk.getByRole('link', { name: 'Inbox' }).first().click()
  await clerk.getByRole('button', { name: 'New Message' }).first().click()
  const message = clerk.getByRole('dialog', { name: 'New Message' })
  await message.getByLabel('First Name').fill('Ada')
  await message.getByLabel('Last Name').fill('Moore')
  await message.getByLabel('Phone').fill('(415) 555-4321')
  await message.getByRole('button', { name: 'Create New Entry' }).click()
  await clerk.getByRole('button', { name: 'Save Contact' }).click()
  await sendText(clerk, 'Hello Ada, your ring is ready')
  await expect(thread(clerk)).toContainText('Delivered')
  await world.sandbox('/phone/send', { from: CUSTOMER, to: STORE, body: 'Thank you!' })
  await expect(thread(clerk)).toContainText('Thank you!')

  await requestPayment(clerk, { amount: '25', memo: 'Ring, final payment' })
  const received = async () =>
    (await world.sandbox<{ messages: { body: string }[] }>('/phone/messages', { phone: CUSTOMER })).messages
      .map(({ body }) => /\/p\/[\w-]+/.exec(body)?.[0])
      .find(Boolean)
  await expect.poll(received).toBeDefined()
  const customer = await open('nobody', (await received())!, PHONE)
  await payWell(customer, CARD.visaDebit)
  await expect(customer.getByRole('button', { name: 'Print receipt' })).toBeVisible()
  // Nobody has set up email.
  await expect(customer.getByLabel('Email address')).toHaveCount(0)
  await expect(paymentCard(clerk, '$25.00')).toContainText('Paid')
})
