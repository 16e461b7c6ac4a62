import type { CollectionBeforeValidateHook } from 'payload'
import { idOf } from '../../outbox/announce.ts'
import { refusal } from '../../refusal.ts'

/** A site names a template, a template names none and has no address: inheritance is one step deep. */
export const checkTemplate: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const next = { ...originalDoc, ...data }
  const fail = (path: string, message: string) => {
    throw refusal('tenants', [{ path, message }])
  }
  const templateId = idOf(next.template)
  if (next.isTemplate) {
    if (templateId !== null) fail('template', 'A template cannot use another template.')
    if (Array.isArray(next.hosts) && next.hosts.length > 0) fail('hosts', 'A template cannot have a domain.')
  }
  if (templateId !== null && templateId !== idOf(originalDoc?.template)) {
    const template = await req.payload.findByID({
      collection: 'tenants',
      id: templateId,
      depth: 0,
      req,
      overrideAccess: true,
      disableErrors: true,
    })
    if (!template?.isTemplate) fail('template', 'Choose a template.')
  }
  return data
}
