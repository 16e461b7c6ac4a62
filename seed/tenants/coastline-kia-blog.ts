import { blogPages } from './blog-pages.ts'

export const coastlineKiaBlog = blogPages({
  title: 'News from the Coast',
  intro: 'What is new at Kia and on Wises Road, written by the people who sell and service them.',
  articles: [
    {
      slug: 'charging-at-home',
      title: 'Charging an EV at home: what it took at Dean’s place',
      about: 'A wall box, one afternoon and a talk with the neighbours. What our sales manager paid and learned.',
      date: '2026-11-10',
      picture: 'showroom',
      text: [
        'Dean has driven an EV6 since March. For the first month he charged it from an ordinary power point in the garage, overnight, and never ran short: sixty kilometres a day is what most of us on the Coast drive, and a power point gives that back by breakfast.',
        '### Then came the wall box',
        'The electrician needed an afternoon. The switchboard had room, the cable run was four metres, and the whole of it came to a little under two thousand dollars. In an older house, or with the garage at the other end of the block, allow more.',
        '- Ask the electrician to look at the switchboard before you order anything',
        '- If you have solar, have the box set to charge from it first',
        '- In a body corporate, ask early and in writing',
        'If you would like to see one at work, Dean’s is on the wall of our [service reception](/service). Bring your cable.',
      ],
    },
    {
      slug: 'sportage-or-sorento',
      title: 'Sportage or Sorento? Measure the garage first',
      about: 'Fifteen centimetres decide it more often than the third row does. How to choose in half an hour.',
      date: '2026-10-18',
      picture: 'coast',
      text: [
        'Nine families in ten who come to look at a Sorento have three children or a boat. The tenth has a garage that was built in 1984, and goes home with a Sportage.',
        '### Three questions',
        '- How often will somebody sit in the third row? If the answer is “at Christmas”, the Sportage has the bigger boot day to day.',
        '- What do you tow? The diesel Sorento pulls two tonnes; that is a proper boat.',
        '- How long is the garage? Bring the measurement. We have a tape.',
        'Both are on the floor in Maroochydore, and you can [drive them back to back](/book-test-drive).',
      ],
    },
    {
      slug: 'capped-price-servicing',
      title: 'What capped-price servicing covers, and what it leaves out',
      about: 'Oil, filters and forty checks are in. Tyres, brakes and wipers are not. The whole list, in plain words.',
      date: '2026-09-02',
      picture: 'workshop',
      text: [
        'The price of each logbook service of a new Kia is fixed for seven years, and it is printed in the book. It covers what the book asks for at that distance: oil, filters, fluids where they are due, and the inspection.',
        'It does not cover what wears with how you drive. Brake pads, tyres, wiper blades and the battery are quoted before we touch them, with a photo sent to your phone.',
        '### Can another workshop do it?',
        'Yes. Your warranty stands as long as the service is done to the book with the right parts. We would rather you came because the coffee is good.',
      ],
    },
  ],
})
