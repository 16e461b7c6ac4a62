import { z } from 'zod'

const planned = z.object({ id: z.number(), kind: z.enum(['publish', 'unpublish']), at: z.string() })
export type PlannedChange = z.infer<typeof planned>

/** Planned changes of a document, and the time zone of its site. */
export const schedule = z.object({ timeZone: z.string().nullable(), planned: z.array(planned) })
export type Schedule = z.infer<typeof schedule>

/** `Australia/Broken_Hill` -> `Broken Hill` */
export const namePlace = (timeZone: string): string => timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone
