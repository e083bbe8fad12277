import { PEOPLE } from '@xd/fixtures/demo/people.ts'
import { expect, PHONE, test } from './world.ts'

const brightnessOf = (hex: string): number => Math.round((Math.max(...[1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16))) / 255) * 100)

for (const [where, options] of [['at a desk', {}], ['on a phone', PHONE]] as const)
  test.describe(`labels, ${where}`, () => {
    test('are made, refused, coloured and deleted in their manager', async ({ open }) => {
      const page = await open('owner', '/inbox', options)
      await page.getByRole('button', { name: /user menu/ }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Labels', exact: true }).click()
      const manager = page.getByRole('dialog', { name: 'Labels' })
      await manager.getByRole('tab', { name: 'Payments' }).click()
      await manager.getByRole('button', { name: 'New Label' }).click()

      const form = page.getByRole('dialog', { name: 'New Label' })
      const name = form.getByRole('textbox', { name: 'Name' })
      const save = form.getByRole('button', { name: 'Save Label' })
      const title = where === 'at a desk' ? 'Promised' : 'Promised by phone'
      await name.fill(title)
      await name.fill('  ')
      await expect(form.getByRole('alert')).toHaveText('Cannot be blank')
      await expect(save).toBeDisabled()
      await name.fill('interest')
      await expect(form.getByRole('alert')).toHaveText('Label already exists')
      await expect(save).toBeDisabled()
      await name.fill(title)

      await form.getByRole('button', { name: 'Colour' }).click()
      const colours = page.getByRole('dialog', { name: 'Select a colour' })
      const selected = colours.getByRole('textbox', { name: 'Hex' })
      const current = await selected.inputValue()
      for (let time = 0; time < 5; time += 1) {
        await colours.getByRole('button', { name: 'Random' }).click()
        const brightness = brightnessOf(await selected.inputValue())
        expect(brightness).toBeGreaterThanOrEqual(25)
        expect(brightness).toBeLessThanOrEqual(74)
      }
      await expect(colours.getByText('CURRENT')).toBeVisible()
      await expect(colours.getByText('SELECTED')).toBeVisible()
      await colours.getByRole('button', { name: 'Cancel' }).click()

      // Cancelled, it opens with what was there before.
      await form.getByRole('button', { name: 'Colour' }).click()
      await expect(selected).toHaveValue(current)
      await selected.fill('#b2622f')
      await colours.getByRole('button', { name: 'SELECT' }).click()
      await save.click()
      await expect(manager.getByText(title, { exact: true })).toBeVisible()

      await manager.getByRole('button', { name: `Delete ${title}`, exact: true }).click()
      const question = page.getByRole('alertdialog', { name: 'Are you sure you want to remove this label from every entry ever?' })
      await question.getByRole('button', { name: 'Delete label' }).click()
      await expect(manager.getByText(title, { exact: true })).toHaveCount(0)
    })
  })

test('the hue and the square of a colour are chosen from the keyboard', async ({ open }) => {
  const page = await open('owner', '/inbox')
  await page.getByRole('button', { name: /user menu/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Labels', exact: true }).click()
  await page.getByRole('button', { name: 'New Label' }).click()
  await page.getByRole('button', { name: 'Colour' }).click()
  const hex = page.getByRole('textbox', { name: 'Hex' })
  await hex.fill('#804040')
  await page.getByRole('slider', { name: 'Hue' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(hex).not.toHaveValue('#804040')
})

test('a date and a time are chosen by the quarter of an hour; what is past is told', async ({ open }) => {
  const page = await open('owner', '/favicon.svg')
  await page.clock.setFixedTime(new Date('2026-11-18T20:40:00Z'))
  await page.goto(`/inbox?convo=${PEOPLE.petrov.convos.main}`)
  await page.getByRole('button', { name: 'Request payment' }).first().click()
  await page.getByRole('button', { name: /^Pay by/ }).click()
  const picker = page.getByRole('dialog', { name: 'Select Date & Time' })
  for (const quarter of [':00', ':15', ':30', ':45']) await expect(picker.getByRole('button', { name: quarter })).toBeVisible()
  await picker.getByRole('button', { name: /November 18/ }).click()
  await picker.getByRole('spinbutton', { name: 'Hour' }).fill('9')
  await picker.getByRole('radio', { name: 'AM' }).click()
  await picker.getByRole('button', { name: ':15' }).click()
  await expect(picker.getByText('The selected Date / Time is in the past')).toBeVisible()
  await picker.getByRole('radio', { name: 'PM' }).click()
  await picker.getByRole('button', { name: ':30' }).click()
  await expect(picker.getByText('The selected Date / Time is in the past')).toBeHidden()
  await picker.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: /^Pay by/ })).toContainText('9:30 PM')
})
