import type { PayloadRequest } from 'payload'
import type { SectionPlace } from '#schemas/page/saved-section.ts'
import { isPlatformAdmin } from '../access/is-platform-admin.ts'
import { isEditor } from '../access/require-editor.ts'
import { findPlatformTemplate } from '../inheritance/find-platform-template.ts'
import { findTemplate } from '../inheritance/find-template.ts'
import * as texts from './texts.ts'

/** The tenants that share sections with a site, itself included: each once, in the narrowest scope. */
export async function listSharing(req: PayloadRequest, site: number): Promise<SectionPlace[]> {
  const [template, platform] = await Promise.all([findTemplate(req, site), findPlatformTemplate(req)])
  const { docs } = await req.payload.db.find<{ id: number; name: string }>({
    collection: 'tenants',
    req,
    pagination: false,
    limit: 0,
    select: { name: true },
    where: { id: { in: [site, ...(template === null ? [] : [template])] } },
  })
  const nameTenant = (id: number) => docs.find((doc) => doc.id === id)?.name ?? ''
  return [
    { scope: 'site', tenant: site, name: nameTenant(site) },
    ...(template === null
      ? []
      : [
          {
            scope: 'template' as const,
            tenant: template,
            name: texts.allSitesOfTemplate({ name: nameTenant(template) }),
          },
        ]),
    ...(platform === site || (platform !== null && platform === template)
      ? []
      : [{ scope: 'platform' as const, tenant: platform, name: texts.allSites }]),
  ]
}

/** Those that a person may save sections for. */
export const listPlaces = (req: PayloadRequest, sharing: readonly SectionPlace[]): SectionPlace[] =>
  sharing.filter(({ scope, tenant }) =>
    scope === 'platform' ? isPlatformAdmin(req.user) : tenant !== null && isEditor(req, tenant),
  )
