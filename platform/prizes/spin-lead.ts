import type { SpinInput, Spinner } from '#schemas/prize/prize-draw.ts'
import type { PrizeDraw as StoredDraw } from '#cms/generated/payload-types.ts'
import { hashBody } from '../leads/hash-body.ts'
import type { NewLead } from '../leads/new-lead.ts'

interface SpinLead {
  tenantId: number
  spin: { draw: StoredDraw; who: Spinner; shopperId: number | null; input: SpinInput }
  prize: string
}

/** What is sent again under the same key must say the same. */
export const spinBody = ({ draw, who, agrees }: SpinInput): string => hashBody({ draw, who, agrees })

/** Anyone who spins is a lead. Terms that a draw has were agreed to, or it was not spun. */
export function spinLead({ tenantId, spin, prize }: SpinLead): NewLead {
  const { draw, who, shopperId, input } = spin
  const terms = draw.terms?.trim() ?? ''
  return {
    tenant: tenantId,
    key: input.key,
    body_hash: spinBody(input),
    kind: 'spin-to-win',
    status: 'new',
    ...who,
    category: 'Spin to Win',
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
