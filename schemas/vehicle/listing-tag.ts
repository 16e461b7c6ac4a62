import { certifiedText, isCertified } from './is-certified.ts'
import type { VehicleStatus } from './vehicle.ts'
import * as texts from './texts.ts'

export interface TagFacts {
  status: VehicleStatus
  make: string
  simple_fuel: string | null
  reserved: boolean
  certified: boolean
  tag: string | null
  /** Unix seconds. */
  created_at_timestamp: number
}

export interface TagRules {
  electricTag: boolean
  certifiedMake: string
  justArrivedDays: number
  justArrivedText: string
  soldTag: string
}

export interface ListingTag {
  kind: 'sold' | 'electric' | 'reserved' | 'certified' | 'custom' | 'coming-soon' | 'just-arrived'
  text: string
}

/**
 * The single tag of a card. An unavailable vehicle has the sold tag; otherwise the first that applies: Electric or Hybrid (if enabled),
 * Reserved, the certified badge of one make, the custom tag, COMING SOON, just arrived. vehicles §4
 */
export function listingTag(facts: TagFacts, context: { rules: TagRules; now: Date }): ListingTag | null {
  const { rules, now } = context
  if (facts.status === 'sold' || facts.status === 'withdrawn') return { kind: 'sold', text: rules.soldTag }
  const electric = rules.electricTag ? electricText(facts.simple_fuel) : null
  if (electric) return { kind: 'electric', text: electric }
  if (facts.reserved) return { kind: 'reserved', text: texts.reserved }
  if (isCertified(facts, rules)) return { kind: 'certified', text: certifiedText(facts) }
  if (facts.tag) return { kind: 'custom', text: facts.tag }
  if (facts.status === 'coming_soon') return { kind: 'coming-soon', text: texts.comingSoon }
  const ageInDays = (now.getTime() / 1000 - facts.created_at_timestamp) / 86_400
  if (ageInDays >= 0 && ageInDays <= rules.justArrivedDays && rules.justArrivedDays > 0) {
    return { kind: 'just-arrived', text: rules.justArrivedText }
  }
  return null
}

function electricText(fuel: string | null): 'Electric' | 'Hybrid' | null {
  const word = fuel?.toLowerCase() ?? ''
  if (word.includes('hybrid')) return texts.hybrid
  return word.includes('electric') ? 'Electric' : null
}
