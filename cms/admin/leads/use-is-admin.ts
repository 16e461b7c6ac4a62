import { useAuth } from '@payloadcms/ui'
import { z } from 'zod'

const administrator = z.object({ role: z.enum(['tenant-admin', 'platform-admin']) })

/** Whether the user administers sites. The server checks again. */
export const useIsAdmin = (): boolean => administrator.safeParse(useAuth().user).success
