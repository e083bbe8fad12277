import { expect, test } from '@playwright/test'
import { build } from 'esbuild'
import { fileURLToPath } from 'node:url'

const bundled = async (): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('./two-dialogs-page.tsx', import.meta.url))],
    bundle: true,
    write: false,
    outdir: 'none',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return outputFiles.find(({ path }) => path.endsWith('.js'))!.text
}

test('of two dialogs that open at once, only the top one gets input, then the one below', async ({ page }) => {
  await page.setContent('<main id="main"><div id="root"></div></main>')
  await page.addScriptTag({ content: await bundled() })
  await page.getByRole('button', { name: 'Open' }).click()

  // By role, which does not find elements hidden from screen readers.
  const question = page.getByRole('alertdialog', { name: 'Question' })
  const dialogs = page.getByRole('dialog')
  await expect(question).toBeVisible()
  await expect(dialogs).toHaveCount(0)
  await question.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByRole('dialog', { name: 'Second' })).toBeVisible()
  await expect(dialogs).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'First' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Open' })).toBeVisible()
})
