import { lazyDialog } from '#parts/page/lazy-dialog.tsx'
import type { EmployeeSelectorProps } from './employee-selector-dialog.tsx'

const EmployeeSelectorDialog = lazyDialog(() => import('./employee-selector-dialog.tsx'), 'EmployeeSelectorDialog')

/** Chooses a colleague. Its code loads when it is opened: the inbox doesn't need it. */
export const EmployeeSelector = ({ open, ...rest }: EmployeeSelectorProps) =>
  open && <EmployeeSelectorDialog open {...rest} />
