'use client'
import { useConfig, useFormFields } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { useSiteId } from '../stock/use-site.ts'

export type Clock = 'site' | 'location'

const reference = z.union([z.number(), z.object({ id: z.number() }).transform(({ id }) => id)])
const zone = z.object({ timeZone: z.string().nullish(), time_zone: z.string().nullish() })
const known = new Map<string, Promise<string | null>>()

/** Time zone of the open document: of its location if that has its own, else of its site. Null until it is known. */
export function useTimeZone(clock: Clock): string | null {
  const api = useConfig().config.routes.api
  const site = useSiteId()
  const location = useFormFields(([fields]) => reference.safeParse(fields['location']?.value).data ?? null)
  const ofLocation = clock === 'location' && location !== null ? `${api}/locations/${location}?depth=0` : null
  const ofSite = site === null ? null : `${api}/tenants/${site}?depth=0&select[timeZone]=true`
  const [found, setFound] = useState<{ addresses: string; timeZone: string | null } | null>(null)
  const addresses = `${ofLocation} ${ofSite}`
  useEffect(() => {
    let isCurrent = true
    void findTimeZone([ofLocation, ofSite]).then((timeZone) => isCurrent && setFound({ addresses, timeZone }))
    return () => {
      isCurrent = false
    }
  }, [addresses, ofLocation, ofSite])
  return found?.addresses === addresses ? found.timeZone : null
}

async function findTimeZone([first, ...others]: readonly (string | null)[]): Promise<string | null> {
  if (first === undefined) return null
  const own = first === null ? null : await ask(first)
  return own ?? findTimeZone(others)
}

/** The many dates of a form ask once. A failed request is made again by the next. */
function ask(address: string): Promise<string | null> {
  const before = known.get(address)
  if (before) return before
  const answer = fetch(address)
    .then(async (response) => zone.parse(await response.json()))
    .then(({ timeZone, time_zone: ofLocation }) => ofLocation || timeZone || null)
    .catch(() => {
      known.delete(address)
      return null
    })
  known.set(address, answer)
  return answer
}
