import { roleOf, type StaffUser } from './role.ts'

export const isPlatformAdmin = (user: StaffUser): boolean => roleOf(user) === 'platform-admin'
