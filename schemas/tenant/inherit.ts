import { flags, type Flags } from './flags.ts'
import { siteConfig, type SiteConfig } from './site-config.ts'
import { theme, type Theme } from './theme.ts'

/** What a tenant or a template may set. Null, an empty text and an empty list all mean: as inherited. */
export interface InheritableSite {
  theme?: unknown
  flags?: unknown
  config?: unknown
}

export interface InheritedSite {
  theme: Theme
  flags: Flags
  config: SiteConfig
}

/**
 * The values that a tenant's site goes by: its own where it has one, else its template's, else the platform's. Throws a ZodError where a
 * stored value is out of bounds. `inheritSite({ theme: { primary: '#112233' } }, { theme: { primary: null } }).theme.primary` is `#112233`.
 */
export const inheritSite = (template: InheritableSite | null, tenant: InheritableSite): InheritedSite => ({
  theme: theme.parse(overlay(template?.theme, tenant.theme)),
  flags: flags.parse(overlay(template?.flags, tenant.flags)),
  config: siteConfig.parse(overlay(template?.config, tenant.config)),
})

/** `over` upon `under`, key by key, leaving out what is empty in both. */
export function overlay(under: unknown, over: unknown): Record<string, unknown> {
  const below = isGroup(under) ? under : {}
  const above = isGroup(over) ? over : {}
  const keys = [...new Set([...Object.keys(below), ...Object.keys(above)])]
  return Object.fromEntries(
    keys.flatMap((key) => {
      const [one, other] = [below[key], above[key]]
      if (isGroup(one) || isGroup(other)) return [[key, overlay(one, other)]]
      const value = isEmpty(other) ? one : other
      return isEmpty(value) ? [] : [[key, value]]
    }),
  )
}

export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
