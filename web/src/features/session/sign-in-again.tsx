import { useBlocker } from '@tanstack/react-router'
import { hasUnsavedForm } from '#parts/page/leave-guard.tsx'
import { SignInForm } from './sign-in-form.tsx'

/** The session has ended: the page below stays unchanged at its address, and returns after signing in. */
export function SignInAgain() {
  useBlocker({ shouldBlockFn: () => true, enableBeforeUnload: hasUnsavedForm })
  return <SignInForm isOver />
}
