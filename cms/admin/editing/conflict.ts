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
/** A value that two people changed differently, as the server describes it. */
export type SaveConflict = z.infer<typeof conflict>

const refusal = z.object({ errors: z.tuple([z.object({ data: z.object({ conflicts: z.array(conflict) }) })]) })

/** The conflicts of a rejected save; empty if it was rejected for another reason. */
export const readConflicts = (answer: unknown): SaveConflict[] =>
  refusal.safeParse(answer).data?.errors[0].data.conflicts ?? []

export type Side = 'mine' | 'theirs'
/** Decisions in the format of a save: the chosen side, and their value at the time of the decision. */
export type Decisions = Record<string, { side: Side; theirs: unknown }>

export const getConflictKey = ({ path }: SaveConflict): string => path.join('/')
