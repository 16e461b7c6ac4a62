import { writeRichText } from '../_kit/fields/write-rich-text.ts'
import { hero } from '../hero/block.ts'
import { leadForm } from '../lead-form/block.ts'
import { locationGrid } from '../location-grid/block.ts'
import { richText } from '../rich-text/block.ts'
import { whyBuy } from '../why-buy/block.ts'
import type { PageTemplate } from './page-template.ts'
import { placeBlock } from './place-block.ts'

/** Complete as it stands: an open application, without a vacancy. */
export const careers: PageTemplate = {
  name: 'careers',
  label: 'Careers',
  description: 'People you would like to hire: what you offer, the roles, how to apply and an application form.',
  layout: [
    placeBlock({
      block: hero,
      version: 1,
      data: {
        heading: '[[page title]]',
        text: '{{dealership}} in {{suburb}} is looking for people who like vehicles, and who like people more.',
        buttons: [{ link: { kind: 'url', url: '#apply', label: 'Apply now' }, look: 'primary' }],
        settings: { layout: 'centre' },
      },
    }),
    placeBlock({
      block: whyBuy,
      version: 1,
      data: {
        heading: 'What you can expect',
        reasons: [
          {
            icon: 'wrench',
            heading: 'Training that counts',
            text: 'Courses that keep you up to date, and time to take them.',
          },
          {
            icon: 'user',
            heading: 'A team that helps',
            text: 'An experienced colleague beside you from the first day.',
          },
          {
            icon: 'calendar',
            heading: 'Rosters known early',
            text: 'Your days are planned ahead, weekends shared fairly.',
          },
        ],
        settings: { background: 'sunken' },
      },
    }),
    placeBlock({
      block: richText,
      version: 1,
      data: {
        content: writeRichText([
          { h2: 'Where you could work' },
          { h3: 'Sales' },
          'You listen first, know the cars and see a customer through from test drive to delivery.',
          { h3: 'Workshop' },
          'You keep cars safe and running, as a qualified technician or an apprentice.',
          { h3: 'Service, parts and office' },
          'You keep the day running: bookings, parts, papers and people.',
          { h2: 'How it goes on' },
          {
            list: [
              'You apply below, in two minutes.',
              'We read every application, also when no role is advertised.',
              'We meet, and you see where you would work.',
            ],
          },
        ]),
      },
    }),
    placeBlock({
      block: leadForm,
      version: 1,
      data: {
        heading: 'Apply',
        intro: 'Tell us what you do well and when you could start.',
        kind: 'careers',
        settings: { anchor: 'apply', background: 'sunken' },
      },
    }),
    placeBlock({ block: locationGrid, version: 1, data: { heading: 'Where you would work', showLicence: false } }),
  ],
}
