import { z } from 'zod'
import { location } from './location.ts'

/** A website of a group with its visible locations. vehicles §3, Dealership website */
export const website = z.object({
  id: z.int(),
  name: z.string(),
  url: z.string(),
  make: z.string(),
  locations: z.array(location),
})
export type Website = z.infer<typeof website>
