import type { Endpoint } from 'payload'
import { flagNames, flags } from '#schemas/tenant/flags.ts'
import { overlay } from '#schemas/tenant/inherit.ts'
import { findTemplate } from './find-template.ts'

/** `GET /inheritance/features/:site`: `{ off }`, the features that are off on a site or template that the user can read. */
export const featuresEndpoint: Endpoint = {
  path: '/inheritance/features/:site',
  method: 'get',
  handler: async (req) => {
    const id = Number(req.routeParams?.['site'])
    const read = { collection: 'tenants', depth: 0, req, disableErrors: true, select: { flags: true } } as const
    const { user } = req
    const site =
      user && Number.isSafeInteger(id) ? await req.payload.findByID({ ...read, id, user, overrideAccess: false }) : null
    if (!site) return Response.json({ off: null }, { status: 404, headers })
    const templateId = await findTemplate(req, id)
    // The user may not read a template, but its values are visible on what inherits them.
    const template =
      templateId === null ? null : await req.payload.findByID({ ...read, id: templateId, overrideAccess: true })
    const effective = flags.parse(overlay(template?.flags, site.flags))
    return Response.json({ off: flagNames.filter((name) => !effective[name]) }, { headers })
  },
}

const headers = { 'Cache-Control': 'no-store' }
