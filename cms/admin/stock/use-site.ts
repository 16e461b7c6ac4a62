'use client'
import { useFormFields } from '@payloadcms/ui'
import { z } from 'zod'

const reference = z.union([z.number(), z.object({ id: z.number() }).transform(({ id }) => id)])

/** Id of the site that the open document belongs to; null while none is chosen. */
export const useSiteId = (): number | null =>
  useFormFields(([fields]) => reference.safeParse(fields['tenant']?.value).data ?? null)
