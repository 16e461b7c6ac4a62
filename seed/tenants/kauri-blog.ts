import { blogPages } from './blog-pages.ts'

export const kauriBlog = blogPages({
  title: 'Kōrero from the yard',
  intro: 'Imports, batteries and WOFs explained, from Penrose and Te Rapa.',
  articles: [
    {
      slug: 'reading-an-auction-sheet',
      title: 'How to read a Japanese auction sheet',
      about: 'Grade 4, A1 on the bonnet, W2 on the guard: what the inspector saw, and what it means to you.',
      date: '2026-11-05',
      picture: 'dusk',
      text: [
        'Every import on our yard was graded in Japan by somebody who had no reason to be kind. The grade at the top runs from S, as new, to R, repaired. We buy 3.5 and above.',
        '### The little letters',
        '- A1 is a scratch that you find with your fingernail, A3 one that you see from the footpath',
        '- U is a dent, W a repair, and the number says how large',
        '- A circled R means that something structural was replaced. We leave those there',
        'Ours are translated line by line and stand on the windscreen. [Ask for the sheet](/contact) of any car before you drive over.',
      ],
    },
    {
      slug: 'battery-health',
      title: 'A used EV’s battery in three numbers',
      about: 'State of health, number of fast charges, and the age nobody asks about.',
      date: '2026-10-02',
      picture: 'workshop',
      text: [
        'State of health says how much of the battery is left: 85 percent of a Leaf’s forty kilowatt hours still does the school run and back for a week.',
        'Fast charges wear it more than slow ones. And age counts as much as distance: a ten-year-old battery with 40,000 kilometres is a ten-year-old battery.',
        'We print the readout for every hybrid and electric car. If we could not read it, we say so.',
      ],
    },
    {
      slug: 'delivered-to-bluff',
      title: 'From Penrose to Bluff: how a car gets to you',
      about: 'Truck, ferry and one driver all the way. Four days, one full tank.',
      date: '2026-08-19',
      picture: 'coast',
      text: [
        'Cars for the South Island leave us on Tuesdays. They are on the ferry by Wednesday night and in Invercargill on Friday, most weeks. The Strait decides.',
        'You get a call the day before and photos at each handover. Walk round it with the driver, sign only for what you see, and ring us if it is not as we said.',
      ],
    },
  ],
})
