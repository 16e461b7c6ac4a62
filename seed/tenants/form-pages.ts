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
      block(leadForm, {
        heading: 'Book a service',
        intro:
          'Logbook services, brakes, tyres, batteries and inspections. Tell us which vehicle and when, and we ring you to agree on a time and a price.',
        points: `Technicians who work on the same vehicles every day
A price before we begin, and a call before we do anything more
Photos of what we found, sent to your phone
Genuine or equivalent parts, and a twelve-month warranty on our work`,
        kind: 'service',
        settings: { anchor: 'book' },
      }),
      block(locationGrid, {
        heading: 'Our workshops',
        source: 'type',
        type: 'service',
        settings: { background: 'sunken' },
      }),
      block(reviewsCarousel, { minimumRating: 4 }),
    ],
  },
  {
    path: '/vehicle-parts-and-accessories',
    title: 'Parts and accessories',
    seo: { description: 'Genuine parts and accessories, ordered by people who fit them.' },
    layout: () => [
      block(leadForm, {
        heading: 'Parts and accessories',
        intro:
          'Tow bars, roof racks, mats, tyres, batteries and everything that wears out. Your registration tells us which part fits.',
        points: `Most parts are here the next working day
A price on the phone before we order
Fitted while you wait, or posted to you`,
        kind: 'parts',
        settings: { anchor: 'parts' },
      }),
      block(locationGrid, { heading: 'Where to collect it', settings: { background: 'sunken' } }),
    ],
  },
  {
    path: '/fleet',
    title: 'Fleet',
    seo: { description: 'Vehicles for businesses, from one ute to a hundred.' },
    layout: () => [
      block(leadForm, {
        heading: 'Fleet',
        intro: 'Say what your people drive and do. Our fleet manager has a proposal for you within two days.',
        points: `One person who knows your business, and one invoice a month
Prices for businesses from the first vehicle
Fit-outs, signwriting and tow bars before you collect
Servicing that waits for the end of the shift
A vehicle to drive while yours is in the workshop`,
        kind: 'fleet',
        settings: { anchor: 'fleet' },
      }),
    ],
  },
  {
    path: '/careers',
    title: 'Careers',
    seo: { description: 'Work with us: in sales, in the workshop, in the office.' },
    layout: () => [
      block(leadForm, {
        heading: 'Work with us',
        intro:
          'We are always glad to meet people who like vehicles, and who like people more. Tell us what you do well, even where nothing is advertised.',
        points: `Two short steps, and a link to your résumé if you have one
We answer everybody, also where there is nothing free
Apprentices are welcome every January`,
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
        settings: { anchor: 'apply' },
      }),
    ],
  },
  {
    path: '/finance-enquiry',
    title: 'Finance enquiry',
    seo: { description: 'Ask for a finance quote that takes your own situation into account.' },
    layout: () => [
      block(leadForm, {
        heading: 'Finance enquiry',
        intro: 'Tell us what you would like to spend. We compare our lenders and ring you with what each would charge.',
        points: `Asking us for a quote is no application for credit
A figure the same working day
Your trade-in can be the deposit
No obligation: a quote is only a quote`,
        kind: 'finance',
        settings: { anchor: 'finance-form' },
      }),
    ],
  },
  {
    path: '/personalised/finance',
    title: 'Finance for your vehicle',
    seo: { description: 'Finance for the vehicle that you chose.', noindex: true },
    layout: () => [
      block(leadForm, {
        heading: 'Finance for your vehicle',
        intro:
          'You are signed in, so we know whom to ring. Tell us what matters to you, and our finance team comes back with what each lender would charge for this vehicle.',
        points: `Asking us for a quote is no application for credit
Your trade-in can be the deposit
See and drive the vehicle before you sign anything`,
        kind: 'finance',
        settings: { anchor: 'finance-form' },
      }),
    ],
  },
  {
    path: '/apply-for-finance',
    title: 'Apply for finance',
    seo: { description: 'Apply for vehicle finance in three short steps.' },
    layout: () => [
      block(leadForm, {
        heading: 'Apply for finance',
        intro: 'Three short steps. Somebody from our finance team rings you the same day.',
        points: `Have your budget and your deposit at hand
What you tell us goes to our finance team alone
No credit check is made before you say so`,
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
        settings: { anchor: 'finance-form' },
      }),
      block(financeCalculator, {
        heading: 'Finance Calculator',
        enquire: to('#finance-form', 'Apply Now'),
        settings: { background: 'sunken', anchor: 'calculator' },
      }),
    ],
  },
]
