import { useEffect, useState } from 'react'
import { z } from 'zod'
import { type FlagName, flagNames } from '#schemas/tenant/flags.ts'
import { useSiteId } from '../../stock/use-site.ts'

const answer = z.object({ off: z.array(z.enum(flagNames)) })

/** Features that are off on the site of the open document; undefined until that is known. */
export function useFeaturesOff(): readonly FlagName[] | undefined {
  const site = useSiteId()
  const [known, setKnown] = useState<{ site: number; off: readonly FlagName[] }>()
  useEffect(() => {
    if (site === null) return
    const left = new AbortController()
    fetch(`/cms/api/inheritance/features/${site}`, { signal: left.signal })
      .then(async (response) => {
        const { data } = answer.safeParse(response.ok ? await response.json() : null)
        if (data) setKnown({ site, off: data.off })
      })
      // Advice is left out while the server cannot be asked.
      .catch(() => undefined)
    return () => left.abort()
  }, [site])
  return known?.site === site ? known?.off : undefined
}
