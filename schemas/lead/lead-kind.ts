/** Kinds of forms. locations §1, Lead forms; the menus of §2 name the pages. */
export const leadKinds = [
  'enquiry',
  'test-drive',
  'request-photos',
  'finance',
  'trade-in',
  'price-alert',
  'service',
  'parts',
  'fleet',
  'careers',
] as const
export type LeadKind = (typeof leadKinds)[number]

export const isLeadKind = (text: string): text is LeadKind => leadKinds.some((kind) => kind === text)
