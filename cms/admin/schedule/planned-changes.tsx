import type { ServerProps, TypedUser } from 'payload'
import { createLocalReq } from 'payload'
import { z } from 'zod'
import { isPlatformAdmin } from '../../access/is-platform-admin.ts'
import { listTenantIds } from '../../access/list-tenant-ids.ts'
import { readText } from '../../fields/read-text.ts'
import { listPlannedChanges } from '../../schedule/planned-changes.ts'
import { chosenSite } from '../chosen-site.ts'
import { Link } from '../next.ts'
import { CancelChange } from './cancel-change.tsx'
import { describeChange } from './describe-change.ts'
import * as texts from './texts.ts'

const titleField = { pages: 'title', sections: 'name', menus: 'name' } as const

const named = z.array(
  z.object({ id: z.number(), tenant: z.number(), title: z.string().nullish(), name: z.string().nullish() }),
)

type Props = ServerProps & { collectionSlug: 'pages' | 'sections' | 'menus' }

/** Above a list: its documents that will be published or unpublished, each in the time of its site, with a button that cancels it. */
export const PlannedChanges = async ({ collectionSlug, payload, user }: Props) => {
  if (!user || user.collection !== 'users') return null
  const req = await createLocalReq({ user }, payload)
  const planned = await listPlannedChanges(req, { collection: collectionSlug, tenants: await findTenants(user) })
  if (planned.length === 0) return null
  const fields: Record<string, true> = { tenant: true, [titleField[collectionSlug]]: true }
  const found = await payload.find({
    collection: collectionSlug,
    user,
    overrideAccess: false,
    draft: true,
    depth: 0,
    pagination: false,
    where: { id: { in: planned.map(({ document }) => document) } },
    select: fields,
  })
  const docs = named.parse(found.docs)
  const { docs: sites } = await payload.find({
    collection: 'tenants',
    user,
    overrideAccess: false,
    depth: 0,
    pagination: false,
    where: { id: { in: docs.map(({ tenant }) => tenant) } },
    select: { timeZone: true, name: true },
  })
  return (
    <section className="fc-planned-list" aria-label={texts.scheduledChanges}>
      <ul>
        {planned.flatMap((change) => {
          const doc = docs.find(({ id }) => id === change.document)
          const site = sites.find(({ id }) => id === doc?.tenant)
          if (!doc || !site) return []
          return (
            <li key={change.id}>
              <Link href={`${payload.config.routes.admin}/collections/${collectionSlug}/${doc.id}`} prefetch={false}>
                {doc.title || doc.name || texts.untitledDocument}
              </Link>{' '}
              <span>{describeChange(change, readText(site.timeZone))}</span>
              {sites.length > 1 ? <span> · {site.name}</span> : null}{' '}
              <CancelChange
                address={`${payload.config.routes.api}/schedule/${collectionSlug}/${doc.id}`}
                change={{ id: change.id, words: describeChange(change, readText(site.timeZone)) }}
                document={doc.title || doc.name || texts.untitledDocument}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

async function findTenants(user: TypedUser): Promise<number[] | null> {
  const chosen = await chosenSite()
  if (isPlatformAdmin(user)) return chosen === null ? null : [chosen]
  const own = listTenantIds(user)
  return chosen === null ? own : own.filter((id) => id === chosen)
}
