import { expect, test } from './world.ts'
import { inboxPath } from './inbox-steps.ts'

test('a quick reply created here is immediately in a colleague’s composer, moves by keyboard, and is sent filled in', async ({
  open,
}) => {
  const clerk = await open('clerk', inboxPath('petrov'))
  const box = clerk.getByRole('textbox', { name: /^Text / })
  const offered = clerk.getByRole('listbox', { name: 'Quick replies' })
  await box.fill('/')
  await expect(offered.getByRole('option').first()).toContainText('Store hours')

  const owner = await open('owner', '/settings/quick-reply')
  await owner.getByRole('button', { name: 'Add a quick reply' }).click()
  const editor = owner.getByRole('dialog', { name: 'Add a quick reply' })
  const english = editor.getByRole('textbox', { name: 'English' })
  await editor.getByLabel('Title').fill('Parking lot')
  await expect(editor.getByLabel('Shortcode')).toHaveValue('parking-lot')
  await english.fill('Hi ')
  await editor
    .getByRole('group', { name: 'Add to the English text' })
    .getByRole('button', { name: 'First name' })
    .click()
  await expect(english).toHaveValue('Hi [FIRST_NAME]')
  await english.pressSequentially(', park behind the store.')
  await editor.getByLabel('Customer').fill('Petrov')
  await owner.getByRole('option', { name: /Petrov, Lev/ }).click()
  await expect(editor.getByRole('region', { name: 'Preview' })).toContainText('Hi Lev, park behind the store.')
  await editor.getByRole('button', { name: 'Add reply' }).click()

  await expect(offered.getByRole('option', { name: /Parking lot/ })).toBeVisible()

  const everyones = owner.getByRole('list', { name: 'For everyone' }).getByRole('listitem')
  const handle = owner.getByRole('button', { name: 'Move Parking lot' })
  await expect(handle).toBeVisible()
  const last = (await everyones.count()) - 1
  await expect(everyones.nth(last)).toContainText('Parking lot')
  await handle.focus()
  await owner.keyboard.press('Space')
  await expect(owner.getByText(new RegExp(`Parking lot.* position ${last + 1} of ${last + 1}`))).toBeAttached()
  await owner.keyboard.press('ArrowUp')
  await expect(owner.getByText(`Parking lot is now at position ${last} of ${last + 1}.`)).toBeAttached()
  await owner.keyboard.press('Space')
  await expect(everyones.nth(last - 1)).toContainText('Parking lot')

  await box.fill('/parking')
  await expect(offered.getByRole('option')).toHaveCount(1)
  await clerk.keyboard.press('Enter')
  await expect(box).toHaveValue('Hi Lev, park behind the store.')
  await clerk.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(clerk.getByText('Hi Lev, park behind the store.').first()).toBeVisible()
  await expect(box).toHaveValue('')

  await owner.getByRole('button', { name: 'More for Parking lot' }).click()
  await owner.getByRole('menuitem', { name: 'Delete…' }).click()
  await owner.getByRole('button', { name: 'Delete reply' }).click()
  await box.fill('/')
  await expect(offered.getByRole('option', { name: /Parking lot/ })).toHaveCount(0)

  await test.step('going back does not lose changes to a template', async () => {
    await owner.getByRole('tab', { name: /^Templates/ }).click()
    await owner.getByRole('button', { name: 'Edit Missed you' }).click()
    const name = owner.getByRole('dialog').getByLabel('Name')
    await name.fill('Missed you twice')
    await owner.goBack()
    await owner.getByRole('button', { name: 'Keep editing' }).click()
    await expect(name).toHaveValue('Missed you twice')
    await owner.getByRole('button', { name: 'Save template' }).click()
    await expect(owner.getByText('Missed you twice')).toBeVisible()
    await expect(owner.getByRole('dialog')).toHaveCount(0)
  })
})
