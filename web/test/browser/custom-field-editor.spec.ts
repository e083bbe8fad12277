import { PEOPLE } from '@xd/fixtures/demo/people.ts'
import { notice } from './inbox-steps.ts'
import { expect, test } from './world.ts'

test('a form is edited by keyboard, previewed and saved with its loss named; the customer’s form follows', async ({
  open,
  world,
}) => {
  const clerk = await open('clerk', `/customers/${PEOPLE.greene.custID}/1/messages`)
  await clerk.getByRole('button', { name: 'Edit custom fields' }).click()
  const contact = clerk.getByRole('dialog', { name: 'Edit Contact' })
  await expect(contact.getByLabel('Employer')).toBeVisible()

  const page = await open('owner', '/settings/custom-fields')
  const basics = page.getByRole('region', { name: 'Always part of a customer' })
  for (const title of ['First Name', 'Last Name', 'Email', 'DL#']) await expect(basics).toContainText(title)
  await expect(basics).not.toContainText('Phone')
  const fields = page.getByRole('list', { name: 'Fields' }).getByRole('group')
  await expect(fields).toHaveCount(9)
  const birthday = fields.filter({ hasText: 'birthday' })
  for (const option of ['Show on Calendar', 'Repeats Yearly'])
    await expect(birthday.getByRole('checkbox', { name: option })).toBeChecked()
  await expect(birthday.getByLabel('Calendar', { exact: true })).toBeVisible()
  for (const kind of ['a heading', 'a text field'])
    await expect(page.getByRole('button', { name: `Add ${kind}` })).toBeEnabled()
  await page.getByRole('button', { name: 'Add a money field' }).click()
  await expect(fields.last().getByRole('textbox', { name: 'Title' })).toBeFocused()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(fields.last().getByText('Cannot be blank')).toBeVisible()
  await page.keyboard.type('Store credit')
  await expect(fields.last()).toHaveAccessibleName('Store credit')

  const spoken = (text: string) => expect(page.getByRole('status').filter({ hasText: text })).toBeAttached()
  const handle = page.getByRole('button', { name: 'Move Store credit' })
  await handle.press(' ')
  // Announced once the positions are measured. An earlier key press goes nowhere.
  await spoken('Store credit is now at position 10 of 10.')
  await handle.press('ArrowUp')
  await spoken('Store credit is now at position 9 of 10.')
  await handle.press('Escape')
  await spoken('Store credit put back at position 10 of 10.')
  await handle.press(' ')
  await spoken('Store credit is now at position 10 of 10.')
  await handle.press('ArrowUp')
  await spoken('Store credit is now at position 9 of 10.')
  await handle.press(' ')
  await spoken('Store credit dropped at position 9 of 10.')
  await expect(fields.nth(8)).toHaveAccessibleName('Store credit')
  await page.context().grantPermissions(['clipboard-write'])
  await fields
    .nth(8)
    .getByRole('button', { name: /^Copy Data Key f_\w{8}$/ })
    .click()
  await expect(notice(page, 'Data Key copied')).toBeVisible()

  await page.getByRole('button', { name: 'Preview' }).click()
  const preview = page.getByRole('region', { name: 'Preview' })
  await preview.getByLabel('Store credit').fill('1.005')
  await preview.getByLabel('Store credit').blur()
  await expect(preview.getByRole('alert')).toBeVisible()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()

  const { records } = await (
    await world.signIn('owner')
  )('settings/custom-fields/fetch', {
    moduleID: 'customer',
    counts: true,
  })
  const held = `${records!['employer']} records`
  await fields.filter({ hasText: 'employer' }).getByLabel('Type').click()
  await page.getByRole('option', { name: 'Whole number' }).click()
  const retyping = page.getByRole('alertdialog', { name: 'Change “Employer” to Whole number?' })
  await expect(retyping).toContainText(`${held} have data in it`)
  await retyping.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'More for Employer' }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  const removal = page.getByRole('alertdialog', { name: 'Remove “Employer”?' })
  await expect(removal).toContainText(held)
  await removal.getByRole('button', { name: 'Remove field' }).click()
  await expect(fields).toHaveCount(9)

  await page.getByRole('tab', { name: 'Payments' }).click()
  await page
    .getByRole('alertdialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Keep editing' })
    .click()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Save' }).click()
  const loss = page.getByRole('alertdialog', { name: 'Save and delete this data?' })
  await expect(loss).toContainText(`“Employer” is removed, and its data deleted from ${held}.`)
  await loss.getByRole('button', { name: 'Save and delete' }).click()
  await expect(notice(page, 'Custom fields saved')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true')

  await expect(contact.getByLabel('Store credit')).toBeVisible()
  await expect(contact.getByLabel('Employer')).toHaveCount(0)
})

test('in the form of every calendar or of one, a field is dragged to another place, and stays there', async ({
  open,
}) => {
  const page = await open('owner', '/settings/custom-fields?form=calendar')
  const fields = page.getByRole('list', { name: 'Fields' }).getByRole('group')
  const middleOf = async (name: string) => {
    const { x, y, width, height } = (await page.getByRole('button', { name }).boundingBox())!
    return [x + width / 2, y + height / 2] as const
  }
  await expect(fields).toHaveCount(2)
  await expect(fields.first()).toHaveAccessibleName('Contact')
  await page.getByRole('combobox', { name: 'Calendar' }).click()
  await page.getByRole('option', { name: 'Licenses and permits' }).click()
  await expect(fields.first()).toHaveAccessibleName('License number')
  const target = await middleOf('Move Issued by')
  await page.mouse.move(...(await middleOf('Move License number')))
  await page.mouse.down()
  await page.mouse.move(...target, { steps: 5 })
  await expect(page.getByText('License number is now at position 2 of 3.')).toBeAttached()
  await page.mouse.up()
  await expect(fields.first()).toHaveAccessibleName('Issued by')
  // For a moment after a drop no click gets through, because it could be the end of the drag.
  await expect(async () => {
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(notice(page, 'Custom fields saved')).toBeVisible({ timeout: 2_000 })
  }).toPass()
})

test('two people edit one form without losing any work', async ({ open, world }) => {
  const page = await open('owner', '/settings/custom-fields?form=payments')
  const fields = page.getByRole('list', { name: 'Fields' }).getByRole('group')
  await fields.filter({ hasText: 'shelf' }).getByLabel('Title').fill('Shelf or safe')
  const colleague = await world.signIn('owner')
  const saved = await colleague('settings/custom-fields/fetch', { moduleID: 'payments' })
  const theirs = [...saved.fields, { type: 'text' as const, title: 'Drawer' }]
  await colleague('settings/custom-fields/save', { moduleID: 'payments', fields: theirs })
  await page.getByRole('button', { name: 'View their version' }).click()
  const version = page.getByRole('dialog', { name: 'Their version' })
  await expect(version.getByRole('list', { name: 'What they changed' })).toHaveText('Added: Drawer')
  await version.getByRole('button', { name: 'Keep mine' }).click()
  await expect(fields.filter({ hasText: 'shelf' }).getByLabel('Title')).toHaveValue('Shelf or safe')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(notice(page, 'Custom fields saved')).toBeVisible()
  const { fields: now } = await colleague('settings/custom-fields/fetch', { moduleID: 'payments' })
  expect(now.map(({ title }) => title)).toContain('Shelf or safe')
})
