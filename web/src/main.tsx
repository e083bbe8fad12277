import '#ui/base.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { queryClient } from '#data/query-client.ts'
import { registerServiceWorker } from '#data/service-worker.ts'
import { TooltipProvider } from '#ui/overlay/tooltip.tsx'
import { router } from './routes.tsx'

registerServiceWorker()

const container = document.getElementById('root')

if (container) {
  createRoot(container).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <TooltipProvider>
          <RouterProvider router={router} />
        </TooltipProvider>
      </QueryClientProvider>
    </StrictMode>,
  )
}
