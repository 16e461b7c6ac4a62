import type { SpinInput } from '#schemas/prize/prize-draw.ts'
import { hashBody } from '../leads/hash-body.ts'
import type { NewLead } from '../leads/new-lead.ts'
import type { Spin } from './spin-rules.ts'
import * as texts from './texts.ts'

interface SpinLead {
  tenantId: number
  spin: Spin
  prize: string
}

/** Requests with the same key must have the same content. */
export const spinBody = ({ draw, who, agrees }: SpinInput): string => hashBody({ draw, who, agrees })

/** The lead of a spin. A spin requires consent to the draw's terms, if it has any. */
export function spinLead({ tenantId, spin, prize }: SpinLead): NewLead {
  const { draw, who, shopperId, input } = spin
  const { terms } = draw
  return {
    tenant: tenantId,
    key: input.key,
    body_hash: spinBody(input),
    kind: 'spin-to-win',
    status: 'new',
    ...who,
    category: texts.spinToWin,
    subcategory: prize,
    message: draw.name,
    shopper: shopperId,
    source: 'Website',
    url: input.url,
    user_agent: input.user_agent,
    lead_attributes: input.lead_attributes,
    consents: terms === '' ? [] : [{ purpose: 'terms', wording: terms.slice(0, 1_000), given: true, how: 'by-hand' }],
  }
}
