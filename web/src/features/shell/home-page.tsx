import { Navigate } from '@tanstack/react-router'
import { paths } from '#paths.ts'

/** The day starts in the inbox. */
export const HomePage = () => <Navigate to={paths.inbox} replace />
