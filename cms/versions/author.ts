import { z } from 'zod'

/**
 * Who made a version. The name is kept beside the id, so that it outlives the account. `schedule` has the name of the person who planned the
 * change; `import` is what a feed had written; `system` is the platform's own code or the command line.
 */
export const author = z.object({
  kind: z.enum(['person', 'schedule', 'import', 'system']),
  id: z.int().nullable(),
  name: z.string().nullable(),
})
export type Author = z.infer<typeof author>

export const importAuthor: Author = { kind: 'import', id: null, name: null }
