import '#ui/base.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { queryClient } from '#data/query-client.ts'
import { registerServiceWorker } from '#data/service-worker.ts'
import { tolerateChangedPage } from '#ui/changed-page.ts'
import { submitWithKeys } from '#ui/hook/save-keys.ts'
import { settleClicks } from '#ui/hook/settled-clicks.ts'
import { stopHeldKeys } from '#ui/hook/use-shortcuts.ts'
import { Tips } from '#ui/tip/tips.tsx'
import { followLook } from '#ui/theme.ts'
import { router } from './routes.tsx'

tolerateChangedPage()
registerServiceWorker()
followLook()
stopHeldKeys()
settleClicks()
submitWithKeys()

const container = document.getElementById('root')

/** A page loaded by then is drawn at once. Otherwise React keeps a splash for 300 ms. */
const SPLASH_AFTER_MS = 500

const begin = (root: HTMLElement) =>
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <Tips />
      </QueryClientProvider>
    </StrictMode>,
  )

if (container) {
  const late = new Promise<void>((resolve) => setTimeout(resolve, SPLASH_AFTER_MS))
  void Promise.race([router.load(), late]).finally(() => begin(container))
}
