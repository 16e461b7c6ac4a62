import { useAuth } from '@payloadcms/ui'
import { z } from 'zod'

const administrator = z.object({ role: z.enum(['tenant-admin', 'platform-admin']) })

/** Whether who is signed in handles sites: the server asks again. */
export const useIsAdmin = (): boolean => administrator.safeParse(useAuth().user).success
