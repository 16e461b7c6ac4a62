import { z } from 'zod'

const australian = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'] as const

/** Vehicle registers: Australia's states and territories, and New Zealand. vehicles §7, rego lookup (rego, regoState) */
export const regoState = z.enum([...australian, 'NZ'])
export type RegoState = z.infer<typeof regoState>

/** The registers of a site's country. */
export const listRegoStates = (country: 'AU' | 'NZ'): readonly RegoState[] => (country === 'NZ' ? ['NZ'] : australian)
