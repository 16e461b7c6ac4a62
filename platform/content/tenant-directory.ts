import type { Payload } from 'payload'
import { z } from 'zod'
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
  hosts: z
    .array(z.object({ host: z.string() }))
    .nullish()
    .transform((hosts) => (hosts ?? []).map(({ host }) => host.toLowerCase())),
})

/** Headers seen for a known host, with port and in any case: more than this is somebody playing. */
const spellingsAtMost = 2_000

/** Who lives at which host, in memory: an unknown host costs no query. */
export class TenantDirectory {
  #payload: Payload
  #reserved: string
  #byId = new Map<number, TenantRef>()
  #byName = new Map<string, TenantRef>()
  #byHeader = new Map<string, TenantRef>()

  /** The admin's host name serves no tenant, whatever a tenant claims. */
  constructor(payload: Payload, { reserved }: { reserved: string }) {
    this.#payload = payload
    this.#reserved = reserved
  }

  async load(): Promise<void> {
    const { docs } = await this.#payload.find({
      collection: 'tenants',
      depth: 0,
      pagination: false,
      limit: 0,
      overrideAccess: true,
      select: { slug: true, isTemplate: true, template: true, hosts: true },
    })
    const sites = docs.map((doc) => row.parse(doc)).filter(({ isTemplate }) => !isTemplate)
    const refs = sites.map(({ id, slug, template, hosts }): TenantRef => ({ id, slug, templateId: template, hosts }))
    this.#byId = new Map(refs.map((ref) => [ref.id, ref]))
    this.#byName = new Map(refs.flatMap((ref) => ref.hosts.map((host) => [host, ref])))
    this.#byName.delete(this.#reserved)
    this.#byHeader = new Map()
  }

  /** By a `Host` header, as sent. */
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

  /** Itself, or where it is a template, the sites that use it. */
  touchedBy(tenantId: number): number[] {
    const users = this.list().filter(({ templateId }) => templateId === tenantId)
    return [tenantId, ...users.map(({ id }) => id)]
  }
}
