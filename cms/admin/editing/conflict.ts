import { z } from 'zod'

const conflict = z.object({
  path: z.array(z.string()),
  label: z.string(),
  by: z.object({ id: z.number(), name: z.string() }).nullable(),
  at: z.string().nullable(),
  base: z.unknown(),
  mine: z.unknown(),
  theirs: z.unknown(),
})
/** A value that this person and another changed in different ways, as the server describes it. */
export type SaveConflict = z.infer<typeof conflict>

const refusal = z.object({ errors: z.tuple([z.object({ data: z.object({ conflicts: z.array(conflict) }) })]) })

/** The conflicts that a refused save names; none where it was refused for something else. */
export const readConflicts = (answer: unknown): SaveConflict[] =>
  refusal.safeParse(answer).data?.errors[0].data.conflicts ?? []

export type Side = 'mine' | 'theirs'
/** As a save takes them: the side that holds, and the value of theirs that the decision was made on. */
export type Decisions = Record<string, { side: Side; theirs: unknown }>

export const keyOf = ({ path }: SaveConflict): string => path.join('/')
