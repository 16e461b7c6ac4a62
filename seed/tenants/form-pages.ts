import { financeCalculator } from '#blocks/finance-calculator/block.ts'
import { leadForm } from '#blocks/lead-form/block.ts'
import { locationGrid } from '#blocks/location-grid/block.ts'
import { reviewsCarousel } from '#blocks/reviews-carousel/block.ts'
import { richText } from '#blocks/rich-text/block.ts'
import { block, to } from './block.ts'
import type { DemoPage } from './demo-tenant.ts'
import { words } from './words.ts'

/** Pages whose point is a form. */
export const formPages: readonly DemoPage[] = [
  {
    path: '/contact',
    title: 'Contact us',
    seo: { description: 'Addresses, phone numbers and opening hours.' },
    layout: () => [
      block(richText, {
        content: words('## Contact us', 'Ring, write or come by. Somebody who knows the stock answers.'),
      }),
      block(leadForm, {
        heading: 'Send us a message',
        intro: 'Somebody from the yard that you choose answers, most days within the hour.',
        settings: { anchor: 'enquire' },
      }),
      block(locationGrid, { heading: 'Our Locations' }),
    ],
  },
  {
    path: '/service',
    title: 'Servicing',
    seo: { description: 'Book your service: logbook servicing, tyres, brakes and roadworthy inspections.' },
    layout: () => [
      block(richText, {
        content: words(
          '## Servicing',
          'Logbook services, brakes, tyres, batteries and inspections, by technicians who work on the same vehicles every day.',
          '- A price before we begin, and a call before we do anything more',
          '- Photos of what we found, sent to your phone',
          '- Genuine or equivalent parts, and a twelve-month warranty on our work',
        ),
      }),
      block(leadForm, {
        heading: 'Book a service',
        intro: 'Tell us which vehicle and when. We ring you to agree on a time and a price.',
        kind: 'service',
        settings: { background: 'sunken', anchor: 'book' },
      }),
      block(locationGrid, { heading: 'Our workshops', source: 'type', type: 'service' }),
      block(reviewsCarousel, { minimumRating: 4 }),
    ],
  },
  {
    path: '/vehicle-parts-and-accessories',
    title: 'Parts and accessories',
    seo: { description: 'Genuine parts and accessories, ordered by people who fit them.' },
    layout: () => [
      block(richText, {
        content: words(
          '## Parts and accessories',
          'Tow bars, roof racks, mats, tyres, batteries and everything that wears out. Most parts are here the next working day.',
        ),
      }),
      block(leadForm, {
        heading: 'Ask for a part',
        intro: 'Your registration tells us which part fits. We ring you with a price before we order.',
        kind: 'parts',
        settings: { background: 'sunken', anchor: 'parts' },
      }),
      block(locationGrid, { heading: 'Where to collect it' }),
    ],
  },
  {
    path: '/fleet',
    title: 'Fleet',
    seo: { description: 'Vehicles for businesses, from one ute to a hundred.' },
    layout: () => [
      block(richText, {
        content: words(
          '## Fleet',
          'One person who knows your business, one invoice a month, and servicing that waits for the end of the shift.',
          '- Prices for businesses from the first vehicle',
          '- Fit-outs, signwriting and tow bars before you collect',
          '- A vehicle to drive while yours is in the workshop',
        ),
      }),
      block(leadForm, {
        heading: 'Talk to our fleet manager',
        intro: 'Say what your people drive and do. You have a proposal within two days.',
        kind: 'fleet',
        settings: { background: 'sunken', anchor: 'fleet' },
      }),
    ],
  },
  {
    path: '/careers',
    title: 'Careers',
    seo: { description: 'Work with us: in sales, in the workshop, in the office.' },
    layout: () => [
      block(richText, {
        content: words(
          '## Work with us',
          'We are always glad to meet people who like vehicles, and who like people more. Tell us what you do well, even where nothing is advertised.',
        ),
      }),
      block(leadForm, {
        heading: 'Apply',
        intro: 'Two short steps. We answer everybody, also where there is nothing free.',
        kind: 'careers',
        fields: [
          { field: 'name' },
          { field: 'last_name', required: 'yes' },
          { field: 'phone' },
          { field: 'email' },
          { field: 'step', label: 'Your work', help: 'We keep applications for a year, then delete them.' },
          {
            field: 'own',
            label: 'Where you would like to work',
            answer: 'select',
            options: 'Sales\nWorkshop\nParts\nOffice\nDetailing',
            required: 'yes',
          },
          {
            field: 'own',
            label: 'Licences that you hold',
            answer: 'choices',
            options: 'Car\nHeavy rigid\nMotorcycle\nForklift',
          },
          { field: 'own', label: 'When you could start', answer: 'date' },
          {
            field: 'own',
            label: 'Link to your résumé',
            answer: 'url',
            help: 'On LinkedIn, Google Drive, Dropbox or a page of your own, where we may read it.',
          },
          { field: 'message', label: 'About you', required: 'yes' },
        ],
        settings: { background: 'sunken', anchor: 'apply' },
      }),
    ],
  },
  {
    path: '/finance-enquiry',
    title: 'Finance enquiry',
    seo: { description: 'Ask for a finance quote that takes your own situation into account.' },
    layout: () => [
      block(richText, {
        content: words(
          '## Finance enquiry',
          'We compare our lenders for you and ring you with what each would charge. Asking leaves no mark on your credit file.',
        ),
      }),
      block(leadForm, {
        heading: 'Ask for a quote',
        intro: 'Tell us what you would like to spend, and we ring you with what it comes to.',
        kind: 'finance',
        settings: { background: 'sunken', anchor: 'finance-form' },
      }),
    ],
  },
  {
    path: '/personalised/finance',
    title: 'Finance for your vehicle',
    seo: { description: 'Finance for the vehicle that you chose.', noindex: true },
    layout: () => [
      block(richText, {
        content: words(
          '## Finance for your vehicle',
          'You are signed in, so we know whom to ring. Tell us what matters to you, and our finance team comes back with what each lender would charge for this vehicle.',
        ),
      }),
      block(leadForm, {
        heading: 'Ask for a quote',
        kind: 'finance',
        settings: { background: 'sunken', anchor: 'finance-form' },
      }),
    ],
  },
  {
    path: '/apply-for-finance',
    title: 'Apply for finance',
    seo: { description: 'Apply for vehicle finance in three short steps.' },
    layout: () => [
      block(richText, {
        content: words(
          '## Apply for finance',
          'Three short steps. Somebody from our finance team rings you the same day.',
        ),
      }),
      block(leadForm, {
        heading: 'Your application',
        intro: 'Have your budget and your deposit at hand. What you tell us goes to our finance team alone.',
        kind: 'finance',
        submitText: 'Apply for Finance',
        filed: { subcategory: 'Application' },
        fields: [
          { field: 'name' },
          { field: 'last_name', required: 'yes' },
          { field: 'postcode' },
          { field: 'phone' },
          { field: 'email' },
          { field: 'step', label: 'The vehicle' },
          { field: 'location' },
          { field: 'vehiclePriceBudget', required: 'yes' },
          { field: 'own', label: 'Your deposit', answer: 'number', help: 'In dollars, or the value of a trade-in.' },
          {
            field: 'own',
            label: 'Over how long',
            answer: 'select',
            options: '3 years\n4 years\n5 years\n6 years\n7 years',
          },
          { field: 'step', label: 'Your situation', help: 'No credit check is made before you say so.' },
          {
            field: 'own',
            label: 'How you work',
            answer: 'select',
            options: 'Full time\nPart time\nCasual\nSelf-employed\nRetired\nOther',
            required: 'yes',
          },
          { field: 'own', label: 'When we may ring', answer: 'choices', options: 'Morning\nAfternoon\nEvening' },
          { field: 'message' },
          { field: 'opt_in' },
        ],
        settings: { background: 'sunken', anchor: 'finance-form' },
      }),
      block(financeCalculator, {
        heading: 'Finance Calculator',
        enquire: to('#finance-form', 'Apply Now'),
        settings: { anchor: 'calculator' },
      }),
    ],
  },
]
