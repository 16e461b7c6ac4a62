import { z } from 'zod'
import { facetNames, hitsPerPage, radiusOptions, rangeNames, sorts, defaultRadius } from './search-terms.ts'

const getSome = <K extends string, V extends z.ZodType>(names: readonly [K, ...K[]] | readonly K[], value: V) =>
  z.object(Object.fromEntries(names.map((name) => [name, value.optional()])))

/** The query parameters of a search, for the contract's description: `search-from-params.ts` parses them. */
export const searchWire = z.object({
  query: z.string().max(200).optional().meta({ description: 'What the shopper typed.' }),
  page: z.int().min(1).default(1).meta({ description: 'From 1; page 1 is left out of addresses.' }),
  hitsPerPage: z.int().min(1).max(100).default(hitsPerPage),
  sortBy: z.enum(sorts).default('rank'),
  refinementList: getSome(facetNames, z.array(z.string()))
    .optional()
    .meta({ description: 'Choices of a facet: `refinementList[make][0]=Kia&refinementList[make][1]=Mazda`.' }),
  range: getSome(rangeNames, z.string()).optional().meta({
    description: 'Bounds, either of them open, money in dollars: `range[price]=10000:30000`, `range[km]=:50000`.',
  }),
  near: z.string().max(80).optional().meta({ description: 'A postcode or a town to search around.' }),
  radius: z.literal(radiusOptions).default(defaultRadius).meta({ description: 'Kilometres around it.' }),
})
