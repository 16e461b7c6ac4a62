'use client'
import { useConfig, useFormFields } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { useSiteId } from '../stock/use-site.ts'

export type Clock = 'site' | 'location'

const reference = z.union([z.number(), z.object({ id: z.number() }).transform(({ id }) => id)])
const zones = z.object({
  docs: z.array(z.object({ timeZone: z.string().nullish(), time_zone: z.string().nullish() })),
})
const known = new Map<string, Promise<string | null>>()

/**
 * Time zone of the open document: of its location if that has its own, else of its site. A page of a template, whose site an editor may not read,
 * is on the clock of the editor's own site. Null until it is known.
 */
export function useTimeZone(clock: Clock): string | null {
  const api = useConfig().config.routes.api
  const site = useSiteId()
  const location = useFormFields(([fields]) => reference.safeParse(fields['location']?.value).data ?? null)
  const ofLocation =
    clock === 'location' && location !== null ? `${api}/locations?depth=0&where[id][equals]=${location}` : null
  const sites = `${api}/tenants?depth=0&limit=1&select[timeZone]=true`
  const ofSite = site === null ? null : `${sites}&where[id][equals]=${site}`
  const ofOwnSite = site === null ? null : sites
  const [found, setFound] = useState<{ addresses: string; timeZone: string | null } | null>(null)
  const addresses = `${ofLocation} ${ofSite}`
  useEffect(() => {
    let isCurrent = true
    void findTimeZone([ofLocation, ofSite, ofOwnSite])
      .catch(() => null)
      .then((timeZone) => isCurrent && setFound({ addresses, timeZone }))
    return () => {
      isCurrent = false
    }
  }, [addresses, ofLocation, ofSite, ofOwnSite])
  return found?.addresses === addresses ? found.timeZone : null
}

async function findTimeZone([first, ...others]: readonly (string | null)[]): Promise<string | null> {
  if (first === undefined) return null
  const own = first === null ? null : await ask(first)
  return own ?? findTimeZone(others)
}

/** The many dates of a form ask once. Rejects where the request fails; the next field makes it again. */
function ask(address: string): Promise<string | null> {
  const before = known.get(address)
  if (before) return before
  const answer = fetch(address)
    .then(async (response) => zones.parse(await response.json()).docs[0])
    .then((found) => found?.time_zone || found?.timeZone || null)
  answer.catch(() => known.delete(address))
  known.set(address, answer)
  return answer
}
