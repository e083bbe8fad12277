import type { Booted } from '@xd/fixtures/boot.ts'
import { PEOPLE } from '@xd/fixtures/demo/people.ts'
import { newContact } from './contact.ts'
import { hold } from './hold.ts'
import { notice } from './inbox-steps.ts'
import { expect, PHONE, test } from './world.ts'

/** Two contacts for one person: the same email, and two spellings of the name. */
const twins = async (world: Booted, first: string, area: number) => {
  const clerk = await world.signIn('clerk')
  const add = async (custFirstName: string, custPhone: string, custDL: string) =>
    (
      await clerk('customers/save', {
        customer: { custPhone, custFirstName, custLastName: 'Zwilling', custEmail: `${first}@example.test`, custDL },
      })
    ).custID
  return [await add(first, `+1${area}5550121`, 'A1111'), await add(`${first} B`, `+1${area}5550122`, 'B2222')] as const
}

test.describe('A customer’s record', () => {
  test('withdraws messages about loans, which the composer then says, and opts out of everything', async ({
    open,
    world,
  }) => {
    const { custID } = await newContact(world, 'Odalys')
    const page = await open('clerk', `/customers/${custID}/1/messages`)
    const consent = page.getByRole('region', { name: 'Consent' })
    await page.getByRole('button', { name: 'Start conversation' }).click()
    await consent
      .getByRole('radiogroup', { name: 'Messages about their loans and payments' })
      .getByRole('radio', { name: 'No' })
      .click()
    await expect(page.getByText('Odalys doesn’t want messages about loans and payments.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: /^Text Odalys/ })).toBeEnabled()

    await consent.getByRole('button', { name: 'Opt out of everything' }).click()
    await page.getByRole('menuitem', { name: 'Asked by letter' }).click()
    await expect(notice(page, /They must text START to opt back in/)).toBeVisible()
    await expect(page.getByRole('region', { name: 'Customer', exact: true })).toContainText('Opted out of texts')
    await expect(page.getByRole('textbox', { name: /^Text Odalys/ })).toHaveCount(0)
  })

  test('shows its sections in order: a late one pushes no other away', async ({ open }) => {
    const page = await open('owner', '/favicon.svg')
    const letGo = await hold(page, '**/api/customers/cart/fetch')
    const { custID } = PEOPLE.whitfield
    const [consent, stats] = ['consent/fetch', 'fetch/stats'].map((call) =>
      page.waitForResponse(`**/api/customers/${call}`),
    )
    await page.goto(`/customers/${custID}/1/messages`)
    await Promise.all([consent, stats])
    const section = (name: string) => page.getByRole('region', { name, exact: true })
    await expect(section('Cart')).toBeVisible()
    const places = async () =>
      Promise.all(['Customer', 'Labels', 'Cart'].map(async (name) => (await section(name).boundingBox())!.y))
    const before = await places()
    await expect(section('Consent')).toBeHidden()
    await expect(section('History')).toBeHidden()
    letGo()
    await expect(section('Consent')).toBeVisible()
    await expect(section('History')).toBeVisible()
    expect(await places()).toEqual(before)
  })

  test('two duplicates are merged with the chosen values, and unmerged, on a phone', async ({ open, world }) => {
    const [one, other] = await twins(world, 'Anke', 415)
    const page = await open('manager', `/customers/${one}/1/messages`, PHONE)
    await page.getByRole('button', { name: 'Customer details' }).click()
    const likely = page.getByRole('region', { name: 'Possible duplicates' })
    await expect(likely).toContainText('Same email')
    await likely.getByRole('button', { name: 'Merge with Zwilling, Anke B' }).click()
    const dialog = page.getByRole('dialog', { name: 'Merge Customers' })
    await expect(dialog.getByRole('radiogroup', { name: 'Which one to keep' }).getByRole('radio').first()).toBeChecked()
    await dialog.getByRole('radiogroup', { name: 'Drivers Lic #' }).getByRole('radio', { name: 'B2222' }).click()
    await dialog.getByRole('radiogroup', { name: 'Phone' }).getByRole('radio', { name: '(415) 555-0122' }).click()
    await expect(dialog.getByRole('radiogroup', { name: 'Email' })).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Merge Customers' }).click()
    await expect(dialog).toBeHidden()
    await expect(notice(page, /You can undo it for 30 days/)).toBeVisible()
    const facts = page.getByRole('region', { name: 'Customer', exact: true })
    await expect(facts).toContainText('B2222')
    await expect(facts).toContainText('(415) 555-0121')
    await expect(likely).toHaveCount(0)

    const merged = page.getByRole('region', { name: 'Merged customers' })
    await merged.getByRole('button', { name: 'Undo the merge of Zwilling, Anke B' }).click()
    await expect(merged).toHaveCount(0)
    await expect(facts).toContainText('A1111')
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
    ).toBe(true)
    await page.goto(`/customers/${other}/1/messages`)
    await page.getByRole('button', { name: 'Customer details' }).click()
    await expect(facts).toContainText('B2222')
  })

  test('any two customers can be merged, found by name or phone, and the notice undoes it', async ({ open, world }) => {
    const clerk = await world.signIn('clerk')
    const add = async (custFirstName: string, custPhone: string) =>
      (await clerk('customers/save', { customer: { custPhone, custFirstName, custLastName: 'Ähnlich' } })).custID
    const one = await add('Uwe', '+19165550141')
    const other = await add('Hannelore', '+19165550142')
    const page = await open('manager', `/customers/${one}/1/messages`)
    await page.getByRole('button', { name: 'Merge with…' }).click()
    const seeking = page.getByRole('dialog', { name: 'Merge with…' })
    const search = seeking.getByRole('searchbox', { name: 'Search customers' })
    await expect(search).toBeFocused()
    const found = seeking.getByRole('list', { name: 'Found customers' }).getByRole('button')
    await search.fill('nobody of that name')
    await expect(seeking.getByText('No Matches Found.')).toBeVisible()
    // Ignores accents, and never offers the customer themselves.
    await search.fill('ahnlich')
    await expect(found).toHaveText([/Ähnlich, Hannelore/])
    await search.fill('916 555 0142')
    await expect(found).toHaveText([/Ähnlich, Hannelore/])
    await search.press('ArrowDown')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Merge Customers' })
    await dialog.getByRole('button', { name: 'Merge Customers' }).click()
    await expect(page.getByRole('region', { name: 'Merged customers' })).toContainText('Ähnlich, Hannelore')
    await page
      .getByRole('region', { name: /^Notifications/ })
      .getByRole('button', { name: 'Undo' })
      .click()
    await expect(notice(page, 'Ähnlich, Hannelore is a separate customer again.')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Merged customers' })).toHaveCount(0)
    await page.goto(`/customers/${other}/1/messages`)
    await expect(page.getByRole('heading', { name: 'Ähnlich, Hannelore' })).toBeVisible()
  })

  test('a customer’s data downloads as a file; erasing asks for the typed name, and returns to the list', async ({
    open,
    world,
  }) => {
    const [one] = await twins(world, 'Berta', 510)
    const page = await open('manager', `/customers/${one}/1/messages`)
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export Data' }).click()
    expect((await coming).suggestedFilename()).toBe(`customer-${one}.zip`)
    await page.getByRole('button', { name: 'Erase Customer…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Erase Zwilling, Berta?' })
    const erase = dialog.getByRole('button', { name: 'Erase Customer' })
    await expect(erase).toHaveAttribute('aria-disabled', 'true')
    await dialog.getByLabel(/Type .* to confirm/).fill('Zwilling, Berta')
    await erase.click()
    await expect(page).toHaveURL(/\/customers$/)
    await expect(page.getByRole('heading', { name: 'Customers', level: 1 })).toBeVisible()
    await page.goto(`/customers/${one}/1/messages`)
    await expect(page.getByText('This customer couldn’t be found')).toBeVisible()
    await expect(page.getByText('merged into another one, or erased')).toBeVisible()
  })
})
