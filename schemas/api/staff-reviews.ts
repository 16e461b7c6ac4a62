import { z } from 'zod'
import { staffEndpoint } from './staff-endpoint.ts'

const count = z.int().nonnegative()

/** Staff calls about reviews. */
export const staffReviewEndpoints = {
  importReviews: staffEndpoint({
    method: 'POST',
    path: '/staff/reviews/import',
    roles: ['tenant-admin', 'editor'],
    summary: 'Adds the reviews of a CSV or JSON file to a site. Those that the site has already are left alone.',
    input: z.object({ tenant: z.coerce.number().int().positive(), file: z.string().min(1).max(500_000) }),
    /** `row` counts from 1, without the heading. */
    output: z.object({
      added: count,
      known: count,
      problems: z.array(z.object({ row: count, message: z.string() })),
    }),
  }),
} as const
