import { z } from 'zod'
import type { ProblemCode } from '../problem.ts'

interface ApiFile {
  path: string
  summary: string
  type: string
  input: z.ZodObject
  problems: readonly ProblemCode[]
}

/** Responses of the API that are not JSON. */
export const files = {
  vehiclePdf: {
    path: '/api/cars/:slug.pdf',
    summary: 'One vehicle on a sheet of paper, saved as `{slug}.pdf`.',
    type: 'application/pdf',
    input: z.object({ slug: z.string().max(200) }),
    problems: ['vehicle-not-found'],
  },
} as const satisfies Record<string, ApiFile>
