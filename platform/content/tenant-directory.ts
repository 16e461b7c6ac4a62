import type { Payload } from 'payload'
import { z } from 'zod'
import { dayAt } from '#schemas/lib/day.ts'
import { platformTemplateSlug } from '#schemas/tenant/platform-template.ts'
import { hostName } from '../base/host-name.ts'
import type { TenantRef } from './content.ts'

const reference = z
  .union([z.int(), z.looseObject({ id: z.int() }).transform(({ id }) => id)])
  .nullish()
  .transform((id) => id ?? null)

const row = z.object({
  id: z.int(),
  slug: z.string(),
  isTemplate: z
    .boolean()
    .nullish()
    .transform((is) => is ?? false),
  template: reference,
  twin: reference,
  country: z.string(),
  timeZone: z
    .string()
    .nullish()
    .transform((zone) => zone || 'Australia/Sydney'),
  hosts: z
    .array(z.object({ host: z.string() }))
    .nullish()
    .transform((hosts) => (hosts ?? []).map(({ host }) => host.toLowerCase())),
})

/** Spellings of a known host in headers, with port and in any case. More than this is abuse. */
const spellingsAtMost = 2_000

/** Each site's twin, by ids. A country that was changed since, or a site that two others name, makes none. */
function listTwins(sites: readonly Pick<z.infer<typeof row>, 'id' | 'twin' | 'country'>[]): Map<number, number> {
  const pairs = sites.flatMap((site) => {
    const twin = sites.find(({ id }) => id === site.twin)
    return twin && twin.country !== site.country ? [[site.id, twin.id] as const, [twin.id, site.id] as const] : []
  })
  const named = Map.groupBy(pairs, ([id]) => id)
  const findOnly = (id: number): number | null => {
    const [only, ...others] = new Set((named.get(id) ?? []).map(([, twin]) => twin))
    return others.length === 0 ? (only ?? null) : null
  }
  return new Map(
    [...named.keys()].flatMap((id) => {
      const twin = findOnly(id)
      return twin !== null && findOnly(twin) === id ? [[id, twin] as const] : []
    }),
  )
}

/** Maps hosts to tenants in memory: an unknown host costs no query. */
export class TenantDirectory {
  #payload: Payload
  #now: () => Date
  #reserved: string
  #byId = new Map<number, TenantRef>()
  #byName = new Map<string, TenantRef>()
  #byHeader = new Map<string, TenantRef>()

  /** The admin's host is reserved, even if a tenant has it. */
  constructor(payload: Payload, { reserved, now }: { reserved: string; now: () => Date }) {
    this.#payload = payload
    this.#now = now
    this.#reserved = reserved
  }

  async load(): Promise<void> {
    const { docs } = await this.#payload.find({
      collection: 'tenants',
      depth: 0,
      pagination: false,
      limit: 0,
      overrideAccess: true,
      select: { slug: true, isTemplate: true, template: true, twin: true, country: true, hosts: true, timeZone: true },
    })
    const rows = docs.map((doc) => row.parse(doc))
    const sites = rows.filter(({ isTemplate }) => !isTemplate)
    const platformId = rows.find(({ slug, isTemplate }) => isTemplate && slug === platformTemplateSlug)?.id ?? null
    const twins = listTwins(sites)
    const refs = sites.map(({ id, slug, template, hosts, timeZone }): TenantRef => ({
      id,
      slug,
      templateId: template,
      platformId,
      twinId: twins.get(id) ?? null,
      hosts,
      timeZone,
      today: () => dayAt(this.#now(), timeZone),
    }))
    this.#byId = new Map(refs.map((ref) => [ref.id, ref]))
    this.#byName = new Map(refs.flatMap((ref) => ref.hosts.map((host) => [host, ref])))
    this.#byName.delete(this.#reserved)
    this.#byHeader = new Map()
  }

  /** Finds a tenant by an unmodified `Host` header. */
  find(header: string): TenantRef | null {
    const seen = this.#byHeader.get(header)
    if (seen) return seen
    const name = hostName(header)
    const found = name === null ? undefined : this.#byName.get(name)
    if (found && this.#byHeader.size < spellingsAtMost) this.#byHeader.set(header, found)
    return found ?? null
  }

  get(id: number): TenantRef | null {
    return this.#byId.get(id) ?? null
  }

  list(): TenantRef[] {
    return [...this.#byId.values()]
  }

  /** The tenant itself; for a template, the sites that use it; for the platform's template, every site. */
  touchedBy(tenantId: number): number[] {
    const users = this.list().filter(({ templateId, platformId }) => templateId === tenantId || platformId === tenantId)
    return [tenantId, ...users.map(({ id }) => id)]
  }
}
