import type { SpinInput } from '#schemas/prize/prize-draw.ts'
import { hashBody } from '../leads/hash-body.ts'
import type { Site } from '#schemas/tenant/site.ts'
import { buildLead, type LeadLocation } from '../leads/build-lead.ts'
import type { NewLead } from '../leads/new-lead.ts'
import type { Spin } from './spin-rules.ts'
import * as texts from './texts.ts'

interface SpinLead {
  tenantId: number
  site: Pick<Site, 'config'>
  locations: readonly LeadLocation[]
  spin: Spin
  prize: string
}

/** Requests with the same key must have the same content. */
export const spinBody = ({ draw, who, agrees }: SpinInput): string => hashBody({ draw, who, agrees })

/** The lead of a spin. A spin requires consent to the draw's terms, if it has any. */
export function spinLead({ tenantId, site, locations, spin, prize }: SpinLead): NewLead {
  const { draw, who, shopperId, input } = spin
  const { terms } = draw
  return buildLead({
    tenant: tenantId,
    site,
    locations,
    vehicle: null,
    key: input.key,
    body_hash: spinBody(input),
    kind: 'spin-to-win',
    ...who,
    category: texts.spinToWin,
    subcategory: prize,
    message: draw.name,
    shopper: shopperId,
    url: input.url,
    user_agent: input.user_agent,
    lead_attributes: input.lead_attributes,
    consents: terms === '' ? [] : [{ purpose: 'terms', wording: terms.slice(0, 1_000), given: true, how: 'by-hand' }],
  })
}
