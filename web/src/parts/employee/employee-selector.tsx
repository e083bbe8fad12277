import { type ComponentProps, lazy, Suspense } from 'react'
import { ComingDialog } from '#ui/overlay/coming-dialog.tsx'

const EmployeeSelectorDialog = lazy(async () => ({
  default: (await import('./employee-selector-dialog.tsx')).EmployeeSelectorDialog,
}))

/** Chooses a colleague. Its code loads when it is opened: the inbox doesn't need it. */
export const EmployeeSelector = ({ open, ...rest }: ComponentProps<typeof EmployeeSelectorDialog>) =>
  open && (
    <Suspense fallback={<ComingDialog />}>
      <EmployeeSelectorDialog open {...rest} />
    </Suspense>
  )
