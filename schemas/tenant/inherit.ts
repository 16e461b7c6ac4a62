import { flags, type Flags } from './flags.ts'
import { siteConfig, type SiteConfig } from './site-config.ts'
import { theme, type Theme } from './theme.ts'

/** Settings of a tenant or template. Null, an empty text and an empty list inherit. */
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
 * The effective values of a tenant's site: its own, else its template's, else the platform's. Throws a ZodError for an invalid stored
 * value. `inheritSite({ theme: { primary: '#112233' } }, { theme: { primary: null } }).theme.primary` is `#112233`.
 */
export const inheritSite = (template: InheritableSite | null, tenant: InheritableSite): InheritedSite => ({
  theme: theme.parse(overlay(template?.theme, tenant.theme)),
  flags: flags.parse(overlay(template?.flags, tenant.flags)),
  config: siteConfig.parse(overlay(template?.config, tenant.config)),
})

/** Merges `over` onto `under` by key; empty values are omitted. */
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
