import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook } from 'payload'
import { siteConfig } from '#schemas/tenant/site-config.ts'
import { readText } from '../../fields/read-text.ts'
import { readId } from '../../outbox/announce.ts'
import { getDatabase } from '../../outbox/write-event.ts'
import { findAssignee } from './find-assignee.ts'

/** Sets a new lead's key if the form sent none, its response deadline, and its assignee by the lead rules. */
export const fillNewLead: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  const tenant = readId(data.tenant)
  if (operation !== 'create' || tenant === null) return data
  const minutes = await minutesToAnswer(req, tenant)
  const filed = { tenant, category: readText(data.category), location: readId(data.location) }
  return {
    ...data,
    key: readText(data.key) || randomUUID(),
    due_at: data.due_at ?? new Date(Date.now() + minutes * 60_000).toISOString(),
    assigned_to: data.assigned_to ?? (data.status === 'spam' ? null : await findAssignee(req, filed)),
  }
}

const usualMinutes = siteConfig.parse({}).leads.answerWithinMinutes

async function minutesToAnswer(req: Parameters<typeof getDatabase>[0], tenant: number): Promise<number> {
  const db = await getDatabase(req)
  const { rows } = await db.execute(sql`
    select coalesce(own.config_leads_answer_within_minutes, template.config_leads_answer_within_minutes)::int as minutes
    from tenants own left join tenants template on template.id = own.template_id where own.id = ${tenant}
  `)
  const minutes: unknown = rows[0]?.minutes
  return typeof minutes === 'number' ? minutes : usualMinutes
}
