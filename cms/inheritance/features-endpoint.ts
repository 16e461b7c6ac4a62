import type { Endpoint, PayloadRequest } from 'payload'
import { type FlagName, flagNames, flags } from '#schemas/tenant/flags.ts'
import { overlay } from '#schemas/tenant/inherit.ts'
import { listTenantIds } from '../access/list-tenant-ids.ts'
import { findPlatformTemplate } from './find-platform-template.ts'
import { findTemplate, findTemplates } from './find-template.ts'

/** `GET /inheritance/features/:site`: `{ off }`, the features that are off on a site and at all of its dealerships. For staff of the site, or of one that a template serves. */
export const featuresEndpoint: Endpoint = {
  path: '/inheritance/features/:site',
  method: 'get',
  handler: async (req) => {
    const id = Number(req.routeParams?.['site'])
    const read = { collection: 'tenants', depth: 0, req, disableErrors: true, select: { flags: true } } as const
    const { user } = req
    if (!user || !Number.isSafeInteger(id)) return Response.json({ off: null }, { status: 404, headers })
    // The user may not read a template, but its values are visible on what inherits them.
    const overrideAccess = await isTemplateFor(req, id)
    const site = await req.payload.findByID({ ...read, id, user, overrideAccess })
    if (!site) return Response.json({ off: null }, { status: 404, headers })
    const templateId = await findTemplate(req, id)
    const template =
      templateId === null ? null : await req.payload.findByID({ ...read, id: templateId, overrideAccess: true })
    const effective = flags.parse(overlay(template?.flags, site.flags))
    const { docs: dealerships } = await req.payload.find({
      collection: 'dealerships',
      where: { tenant: { equals: id } },
      depth: 0,
      pagination: false,
      overrideAccess: true,
      req,
      select: { flags: true },
    })
    const isOn = (name: FlagName) =>
      effective[name] || dealerships.some((dealership) => overlay(null, dealership.flags)[name] === true)
    return Response.json({ off: flagNames.filter((name) => !isOn(name)) }, { headers })
  },
}

const headers = { 'Cache-Control': 'no-store' }

const isTemplateFor = async (req: PayloadRequest, id: number): Promise<boolean> =>
  (await findPlatformTemplate(req)) === id || (await findTemplates(req, listTenantIds(req.user))).includes(id)
