import { expect, test } from 'vitest'
import { rendered } from '../acts/drawn.ts'
import { aPage } from '../data/page.ts'
import { aWindow } from '../data/window.ts'
import { STORES } from '../lists/cells.table.ts'
import { show } from '../shown/shown.ts'
import { JOB } from './sample.ts'

const UPLOADING = 'The picture is still uploading'

test('a mailer is neither saved nor sent while its picture is still uploading', async () => {
  const page = aPage()
  aWindow()
  const screen = await show(page, {
    at: 'features/mailers/mailer-editor.tsx',
    draws: 'MailerEditor',
    props: { jobID: 12, likeID: null, onShow: () => undefined, onClose: () => undefined },
    within: ['Loaded', 'EditorForm'],
    answers: {
      'stores/list': STORES[1],
      'mailers/fetch-job': { job: JOB },
      'mailers/preview-job': { included: 3, excluded: {}, segments: 3 },
    },
  })
  const uploads = async (isUploading: boolean) => {
    screen.does('onUploading', isUploading)
    await rendered()
  }
  const sends = async () => {
    screen.does('Dialog')
    await rendered()
    return screen.part('ManyDialog').props['confirm']
  }
  await uploads(true)
  expect(() => screen.does('Save draft')).toThrow(UPLOADING)
  await expect(sends()).rejects.toThrow('No ManyDialog')
  await uploads(false)
  expect(await sends()).toBe('Send now')
  screen.does('Save draft')
  await expect.poll(() => page.inputs('mailers/schedule-job')).toHaveLength(1)
})
