import type { LeadAnswerLine } from '#schemas/lead/lead-answers.ts'

/** A consent given or declined in a form. */
export interface GivenConsent {
  purpose: 'news' | 'terms'
  /** The wording beside the checkbox, as shown. */
  wording: string
  given: boolean
  /** Whether the shopper changed the checkbox. */
  how: 'by-default' | 'by-hand'
}

/** A new lead with the consents of its form. Assignee, deadline and title are set when it is stored. locations §3, Lead form payload */
export interface NewLead {
  tenant: number
  /** Created when the form opens: submissions with the same key are one lead. */
  key: string
  /** Null: every submission with the same key is a repeat, regardless of its body. */
  body_hash?: string | null
  kind?: string
  status?: 'new' | 'contacted' | 'won' | 'lost' | 'spam'
  name?: string
  last_name?: string
  email?: string | null
  phone?: string | null
  postcode?: string
  category: string
  subcategory?: string
  message?: string
  /** Answers to questions that have no field of their own. */
  answers?: LeadAnswerLine[]
  opt_in?: boolean
  opt_in_words?: string
  consents?: readonly GivenConsent[]
  shopper?: number | null
  vehicle?: number | null
  location?: number | null
  dealership?: number | null
  stock_number?: string
  car_type?: string
  vehicle_status?: string
  source?: string
  url?: string
  user_agent?: string
  lead_attributes?: Record<string, unknown>
  /** Internal notes of staff. */
  notes?: string | null
}
