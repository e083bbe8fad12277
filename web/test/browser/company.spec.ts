import { PAYMENT_KEY } from '@xd/fixtures/demo/people.ts'
import { drawPicture, PICTURE_NAMES } from '@xd/fixtures/demo/pictures/draw.ts'
import { inboxPath, notice } from './inbox-steps.ts'
import { expect, PHONE, test } from './world.ts'

test('an owner changes the company, learns which values are invalid, and does not overwrite a colleague', async ({
  open,
  world,
}) => {
  const page = await open('owner', '/settings', PHONE)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Company/ })
    .click()
  const form = page.getByRole('region', { name: 'Company details' })
  await form.getByLabel('Days until users sign in again').fill('91')
  await page.getByRole('link', { name: 'Control Panel' }).click()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await form.getByRole('button', { name: 'Save company' }).click()
  await expect(form.getByText('From 1 to 90 days')).toBeVisible()
  await form.getByLabel('Days until users sign in again').fill('7')
  await form.getByLabel(/^Company name/).fill('Golden Pledge')
  await form.getByRole('button', { name: 'Save company' }).click()
  await expect(notice(page, 'Company saved')).toBeVisible()
  await expect(form.getByLabel('Days until users sign in again')).toHaveValue('7')

  await form.getByLabel(/^Company name/).fill('Golden Pledge of the West')
  await form.getByLabel('Days until users sign in again').fill('21')
  const colleague = await world.signIn('owner')
  await colleague('settings/company/save', { company: { companyName: 'Golden Pledge of the East' } })
  await expect(form.getByRole('alert')).toContainText('A colleague also changed this.')
  await form.getByRole('button', { name: 'Show theirs' }).click()
  await expect(form.getByLabel(/^Company name/)).toHaveValue('Golden Pledge of the East')
  await expect(form.getByLabel('Days until users sign in again')).toHaveValue('21')
  await form.getByRole('button', { name: 'Back to mine' }).click()
  await form.getByRole('button', { name: 'Save company' }).click()
  await expect
    .poll(async () => (await colleague('settings/company/fetch', {})).company)
    .toMatchObject({ companyName: 'Golden Pledge of the West', companySessionDays: 21 })
})

test('an owner chooses a logo, which customers then see, and removes it', async ({ open, world }) => {
  const page = await open('owner', '/settings/company')
  const form = page.getByRole('region', { name: 'Company details' })
  const save = () => form.getByRole('button', { name: 'Save company' }).click()
  const picker = form.locator('input[type=file]')
  const shown = form.getByRole('img', { name: 'The company’s logo' })
  await picker.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') })
  await expect(notice(page, 'Choose a picture: JPEG, PNG, GIF, WebP or HEIC, up to 10 MB.')).toBeVisible()
  await expect(form.getByRole('button', { name: 'Choose a logo' })).toHaveAccessibleDescription(/^JPEG, PNG/)

  await picker.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: drawPicture(PICTURE_NAMES[0]!) })
  await expect(shown).toBeVisible()
  await save()
  await expect(shown).toHaveAttribute('src', /^\/logo\//)

  const customer = await open('nobody', `/p/${PAYMENT_KEY.payable}`, PHONE)
  const logo = customer.getByRole('img', { name: /^Golden Pledge/ })
  // Loaded under the page's policy, in its own shape, as tall as there is room for.
  await expect
    .poll(() =>
      logo.evaluate((img: HTMLImageElement) => ({
        high: [img.naturalHeight, img.clientHeight],
        stretched: Math.abs(img.clientWidth / img.clientHeight - img.naturalWidth / img.naturalHeight) > 0.02,
      })),
    )
    .toEqual({ high: [132, 44], stretched: false })

  await form.getByRole('button', { name: 'Remove logo' }).click()
  await expect(shown).toHaveCount(0)
  await save()
  const owner = await world.signIn('owner')
  await expect.poll(async () => (await owner('settings/company/fetch', {})).company.companyLogo).toBeNull()
  await customer.reload()
  await expect(customer.getByRole('heading', { name: '$' })).toBeVisible()
  await expect(logo).toHaveCount(0)
})

test('a company that writes only English shows no Spanish, immediately in every open browser', async ({ open }) => {
  const editing = await open('owner', '/settings/stores', PHONE)
  await editing.getByRole('button', { name: 'Edit Golden Pledge Prospect' }).click()
  const store = editing.getByRole('dialog', { name: 'Edit Golden Pledge Prospect' })
  await store.getByLabel('Phone').fill('(303) 555-0188')
  await expect(store.getByRole('textbox', { name: 'Spanish automatic reply' })).toBeVisible()

  const page = await open('owner', '/settings/company')
  const form = page.getByRole('region', { name: 'Company details' })
  await form.getByRole('radio', { name: 'English only' }).click()
  await form.getByRole('button', { name: 'Save company' }).click()
  await expect(notice(page, 'Company saved')).toBeVisible()
  // Edits elsewhere stay.
  await expect(store.getByRole('textbox', { name: 'Spanish' })).toHaveCount(0)
  await expect(store.getByRole('radio', { name: 'Spanish' })).toHaveCount(0)
  await expect(store.getByLabel('Phone')).toHaveValue('(303) 555-0188')

  await page.goto('/settings/quick-reply?tab=templates&open=new')
  const template = page.getByRole('dialog', { name: 'Add a template' })
  await expect(template.getByRole('textbox', { name: 'Text', exact: true })).toBeVisible()
  await expect(template.getByLabel('Spanish')).toHaveCount(0)
  await template.getByRole('textbox', { name: 'Text', exact: true }).fill('Come in today')
  const preview = template.getByRole('region', { name: 'Preview' })
  await expect(preview).toContainText('Come in today')
  await expect(preview).not.toContainText('English')

  // She has Spanish, and keeps it.
  await page.goto(inboxPath('ortega', 'prospect'))
  await page.getByRole('button', { name: 'Edit contact' }).click()
  const contact = page.getByRole('dialog', { name: 'Edit Contact' })
  // The phone and the name above it are read-only.
  await expect(contact.getByLabel('Email')).toBeFocused()
  await contact.getByLabel('Email').fill('marisol@example.com')
  await expect(contact.getByRole('radio', { name: 'Spanish' })).toHaveCount(0)
  await contact.getByRole('button', { name: 'Save Contact' }).click()
  await expect(contact).toHaveCount(0)
})
