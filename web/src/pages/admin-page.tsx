import { Navigate } from '@tanstack/react-router'
import { paths } from '#paths.ts'

/** XD Admin opens the companies. */
export const AdminPage = () => <Navigate to={paths.adminCompanies} replace />
