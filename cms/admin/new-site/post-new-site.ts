import { z } from 'zod'
import * as texts from './texts.ts'

/** Messages by field; an empty field is the form as a whole. */
export type Problems = Record<string, string>

const created = z.object({ id: z.number() })
const refused = z.object({
  errors: z.array(
    z.object({
      message: z.string(),
      data: z.object({ errors: z.array(z.object({ path: z.string(), message: z.string() })) }).optional(),
    }),
  ),
})

/** Sends the form; the id of the new site, or what to change. */
export async function postNewSite(site: object, logo: File | null): Promise<{ id: number } | { problems: Problems }> {
  const form = new FormData()
  form.set('_payload', JSON.stringify(site))
  if (logo) form.set('file', logo)
  const response = await fetch('/cms/api/new-site', { method: 'POST', body: form }).catch(() => null)
  const body: unknown = await response?.json().catch(() => null)
  const done = response?.ok ? created.safeParse(body).data : undefined
  if (done) return done
  const [error] = refused.safeParse(body).data?.errors ?? []
  const problems = (error?.data?.errors ?? []).map(({ path, message }) => [formField(path), message] as const)
  return {
    problems: problems.length > 0 ? Object.fromEntries(problems) : { '': error?.message ?? texts.somethingWentWrong },
  }
}

const formField = (path: string): string => {
  if (path.startsWith('hosts')) return 'hosts'
  return path.startsWith('location.hours') ? 'location.hours' : path
}
