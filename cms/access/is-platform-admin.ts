import { getRole, type StaffUser } from './role.ts'

export const isPlatformAdmin = (user: StaffUser): boolean => getRole(user) === 'platform-admin'
