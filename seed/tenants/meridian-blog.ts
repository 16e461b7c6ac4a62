import { blogPages } from './blog-pages.ts'

export const meridianBlog = blogPages({
  title: 'The Meridian Journal',
  intro: 'Buying, owning and selling, from three generations who have done little else.',
  articles: [
    {
      slug: 'comparing-three-brands',
      title: 'How to compare three brands in one morning',
      about: 'Same road, same questions, same hour of the day. A sheet to take along and an order to drive them in.',
      date: '2026-11-12',
      picture: 'showroom',
      text: [
        'The third car of the day always feels best. You are used to driving strange cars by then, and you are hungry. That is why we send people around the same loop of Church Street, the M4 and the back of North Parramatta in each of them.',
        '### Take the sheet along',
        '- Seat yourself before the salesperson explains anything',
        '- Connect your phone, and time it',
        '- Reverse into a space without the camera, then with it',
        '- Put the pram in. An empty boot tells you nothing',
        'Drive the one you expect to like in the middle. Then [compare what is left](/compare) over lunch.',
      ],
    },
    {
      slug: 'what-142-checks-means',
      title: 'Meridian Select: what 142 checks look like',
      about: 'We followed one Outback from the trade-in bay to the front row, and counted.',
      date: '2026-10-07',
      picture: 'workshop',
      text: [
        'The Outback came in with 61,000 kilometres on a Tuesday. By Thursday it had been on the hoist for two hours, on the road for twenty minutes and under the lights of the paint bay for one.',
        'Of the 142 points it passed 137 at once. It left with new rear pads, a battery, two wiper blades and a repaired stone chip, and a sheet that says so.',
        '### What fails a car',
        'Anything structural, a history that does not add up, or an engine that our own people would not buy. About one in five goes to auction instead of the front row.',
      ],
    },
    {
      slug: 'selling-with-a-loan',
      title: 'Selling a car that still has a loan on it',
      about: 'It is common, it is legal, and it takes one more letter. How the payout works.',
      date: '2026-08-25',
      picture: 'finance',
      text: [
        'Ask your lender for a payout letter: the sum, and the day until which it stands. Bring it with the registration papers.',
        'We pay the lender first and you the rest, on the same day. Where the car is worth less than the loan, we tell you before you have driven anywhere.',
        'Start with [half an hour in the yard](/sell-my-car). The offer is in writing, and stands for seven days.',
      ],
    },
  ],
})
