import { z } from 'zod'
import { type NewSection, type SavedSections, savedSections } from '#schemas/page/saved-section.ts'
import * as texts from '../texts.ts'

const stored = z.object({ id: z.int() })
const refused = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) })

/** The sections that a site may show; null if the server could not be asked. */
export async function fetchSavedSections(api: string, site: number): Promise<SavedSections | null> {
  const response = await fetch(`${api}/saved-sections?site=${site}`).catch(() => null)
  const body: unknown = response?.ok ? await response.json().catch(() => null) : null
  return savedSections.safeParse(body).data ?? null
}

/** Stores a section. Returns its id, or why it was refused. */
export async function postSection(api: string, section: NewSection): Promise<{ id: number } | { failure: string }> {
  const response = await fetch(`${api}/saved-sections`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(section),
  }).catch(() => null)
  const body: unknown = await response?.json().catch(() => null)
  const answer = stored.safeParse(body)
  if (response?.ok && answer.success) return answer.data
  return { failure: refused.safeParse(body).data?.errors[0]?.message ?? texts.sectionNotSaved }
}
