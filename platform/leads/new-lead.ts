import type { Lead } from '#cms/generated/payload-types.ts'

/** What a shopper agreed to in a form, or left out. */
export interface GivenConsent {
  purpose: 'news' | 'terms'
  /** The words beside the box, as they were shown. */
  wording: string
  given: boolean
  /** Whether the box was left as the form began with it. */
  how: 'by-default' | 'by-hand'
}

type Told = Omit<Lead, 'id' | 'tenant' | 'key' | 'title' | 'due_at' | 'answered_at' | 'createdAt' | 'updatedAt'>

/**
 * A lead on its way into the collection, with what its form asked permission for. Whose turn it is, until when, and its title are found as it
 * is stored. locations §3, Lead form payload
 */
export interface NewLead extends Partial<Told> {
  tenant: number
  category: string
  /** Made when the form opened: what comes twice under one key is one lead. */
  key: string
  consents?: readonly GivenConsent[]
}
