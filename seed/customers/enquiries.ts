import type { LeadKind } from '#schemas/lead/lead-kind.ts'

/** An enquiry and its outcome. */
export interface Enquiry {
  kind: LeadKind
  /** Its subject: one of the vehicles for sale, or none. */
  about: 'vehicle' | 'nothing'
  /** Hours. */
  ago: number
  status: 'new' | 'contacted' | 'won' | 'lost' | 'spam'
  message: string
  category?: string
  /** Whether the shopper gave only a mobile number, or only an email address. */
  gave?: 'phone' | 'email'
  notes?: string
  wantsNews?: boolean
  answers?: readonly (readonly [name: string, label: string, value: string])[]
  /** Unassigned. */
  isNobodys?: boolean
}

/** Two weeks of enquiries at a dealership, newest first: due, overdue and done. */
export const enquiries: readonly Enquiry[] = [
  {
    kind: 'enquiry',
    about: 'vehicle',
    ago: 0.2,
    status: 'new',
    message: 'Is this one still there? I could come by after work today.',
    wantsNews: true,
  },
  {
    kind: 'test-drive',
    about: 'vehicle',
    ago: 0.4,
    status: 'new',
    message: 'My partner would like to drive it too, if that is fine.',
  },
  {
    kind: 'service',
    about: 'nothing',
    ago: 0.7,
    status: 'new',
    message: 'It pulls to the left when I brake. Do you have a loan car?',
    answers: [
      ['Rego', 'Registration', '482 KXM'],
      ['additional_services', 'Additional services', 'Wheel alignment, Loan car'],
    ],
  },
  {
    kind: 'finance',
    about: 'vehicle',
    ago: 3,
    status: 'new',
    message: 'What would it be a week over five years with $8,000 down?',
    wantsNews: true,
    answers: [
      ['employment', 'Employment', 'Full time'],
      ['deposit', 'Deposit', '$8,000'],
    ],
  },
  {
    kind: 'enquiry',
    about: 'nothing',
    category: 'General Enquiry',
    ago: 6,
    status: 'new',
    message: 'Are you open on the public holiday?',
    gave: 'email',
    isNobodys: true,
  },
  {
    kind: 'request-photos',
    about: 'vehicle',
    ago: 19,
    status: 'new',
    message: 'Please send photos for this car',
    gave: 'email',
  },
  {
    kind: 'enquiry',
    about: 'vehicle',
    ago: 22,
    status: 'contacted',
    message: 'Can you hold it until Saturday? I am two hours away.',
    notes: 'Rang back, coming Saturday at eleven.',
  },
  {
    kind: 'test-drive',
    about: 'vehicle',
    ago: 27,
    status: 'contacted',
    message: '',
    notes: 'Confirmed by SMS.',
    wantsNews: true,
  },
  {
    kind: 'enquiry',
    about: 'vehicle',
    ago: 30,
    status: 'contacted',
    message: 'What is the drive-away price in our postcode?',
    notes: 'Sent the price, waiting to hear.',
  },
  {
    kind: 'parts',
    about: 'nothing',
    ago: 33,
    status: 'contacted',
    message: 'Tow bar and wiring for a 2022 model, fitted.',
    gave: 'phone',
    notes: 'Ordered, here on Thursday.',
  },
  {
    kind: 'enquiry',
    about: 'nothing',
    category: 'General Enquiry',
    ago: 40,
    status: 'spam',
    message: 'We bring your website to the first page of every search engine.',
    gave: 'email',
    isNobodys: true,
  },
  {
    kind: 'enquiry',
    about: 'vehicle',
    ago: 47,
    status: 'contacted',
    message: 'Does it come with a full-size spare?',
    wantsNews: true,
  },
  {
    kind: 'price-alert',
    about: 'vehicle',
    ago: 52,
    status: 'contacted',
    message: 'I would buy it at a thousand less.',
    gave: 'email',
  },
  {
    kind: 'finance',
    about: 'nothing',
    ago: 60,
    status: 'contacted',
    message: 'Self-employed for eighteen months. What papers do you need?',
    notes: 'List of papers sent.',
  },
  {
    kind: 'fleet',
    about: 'nothing',
    ago: 71,
    status: 'contacted',
    message: 'Four vans for a courier business, signwriting included.',
    notes: 'Quote is with them.',
    answers: [
      ['company', 'Company', 'Northside Couriers'],
      ['vehicles', 'How many vehicles', '4'],
    ],
  },
  {
    kind: 'enquiry',
    about: 'vehicle',
    ago: 80,
    status: 'won',
    message: 'Would like to see it tomorrow.',
    notes: 'Deposit taken, delivery next week.',
  },
  {
    kind: 'service',
    about: 'nothing',
    ago: 96,
    status: 'won',
    message: 'Logbook service, 45,000 km.',
    answers: [['Rego', 'Registration', '119 TDB']],
  },
  {
    kind: 'test-drive',
    about: 'vehicle',
    ago: 120,
    status: 'won',
    message: 'Coming from work, so after five is best.',
    notes: 'Drove it twice, signed.',
    wantsNews: true,
  },
  {
    kind: 'enquiry',
    about: 'vehicle',
    ago: 139,
    status: 'lost',
    message: 'Best price?',
    gave: 'phone',
    notes: 'Bought elsewhere.',
  },
  {
    kind: 'careers',
    about: 'nothing',
    ago: 150,
    status: 'contacted',
    message: 'Third-year apprentice looking to finish my time with you.',
    notes: 'Interview on Monday.',
  },
  {
    kind: 'enquiry',
    about: 'vehicle',
    ago: 190,
    status: 'won',
    message: 'Is a trade-in possible on this one?',
    wantsNews: true,
  },
  {
    kind: 'finance',
    about: 'vehicle',
    ago: 214,
    status: 'won',
    message: 'Approved by my bank already, can you do better?',
    notes: 'We could: signed with our lender.',
  },
  {
    kind: 'enquiry',
    about: 'vehicle',
    ago: 265,
    status: 'lost',
    message: 'Will you deliver to Darwin?',
    notes: 'Too far for what it costs.',
  },
  {
    kind: 'enquiry',
    about: 'vehicle',
    ago: 310,
    status: 'won',
    message: 'My daughter starts uni in February and needs something safe.',
    wantsNews: true,
  },
]
