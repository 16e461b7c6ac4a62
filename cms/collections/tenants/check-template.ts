import type { CollectionBeforeValidateHook } from 'payload'
import { platformTemplateSlug } from '#schemas/tenant/platform-template.ts'
import { readId } from '../../outbox/announce.ts'
import { refusal } from '../../refusal.ts'
import * as texts from './texts.ts'

/** A site references a template. A template references none and has no host: inheritance is one level deep. */
export const checkTemplate: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const next = { ...originalDoc, ...data }
  const fail = (path: string, message: string) => {
    throw refusal('tenants', [{ path, message }])
  }
  const templateId = readId(next.template)
  const isAsBefore = originalDoc?.slug === platformTemplateSlug && !originalDoc.isTemplate
  if (next.slug === platformTemplateSlug && !next.isTemplate && !isAsBefore)
    fail('slug', texts.shortNameOfThePlatformsTemplate)
  if (next.isTemplate) {
    if (templateId !== null) fail('template', texts.aTemplateCannotUseAnotherTemplate)
    if (Array.isArray(next.hosts) && next.hosts.length > 0) fail('hosts', texts.aTemplateCannotHaveADomain)
  }
  if (templateId !== null && templateId !== readId(originalDoc?.template)) {
    const template = await req.payload.findByID({
      collection: 'tenants',
      id: templateId,
      depth: 0,
      req,
      overrideAccess: true,
      disableErrors: true,
    })
    if (!template?.isTemplate) fail('template', texts.chooseATemplate)
  }
  return data
}
