import type { z } from 'zod'
import type { Endpoint } from './endpoint.ts'

/** Roles that a call may require; a platform administrator may make every call. */
export type StaffRole = 'tenant-admin' | 'editor' | 'sales'

/**
 * One staff call of the admin, on the admin's host. Its input contains the tenant, which must be one of the caller's own. A GET changes
 * nothing; a POST's input is JSON, and must come from the admin's own origin.
 */
export interface StaffEndpoint<
  I extends z.ZodType<{ tenant: number }> = z.ZodType<{ tenant: number }>,
  O extends z.ZodType = z.ZodType,
> extends Endpoint<I, O> {
  method: 'GET' | 'POST'
  roles: readonly StaffRole[]
}

export const staffEndpoint = <I extends z.ZodType<{ tenant: number }>, O extends z.ZodType>(
  definition: StaffEndpoint<I, O>,
): StaffEndpoint<I, O> => definition
