import { blogPages } from './blog-pages.ts'

export const openroadBlog = blogPages({
  title: 'Stories from the road',
  intro: 'Towing, packing, riding and fixing things by torchlight. From Marg, Des and the people they sold to.',
  articles: [
    {
      slug: 'tare-atm-payload',
      title: 'Tare, ATM, payload: the three numbers that matter',
      about: 'What a caravan weighs on the plate, on our weighbridge and after you have packed it.',
      date: '2026-11-08',
      picture: 'park',
      text: [
        'The tare is the van as it left the factory: no water, no gas, no awning that the last owner bolted on. The aggregate trailer mass is the most that it may ever weigh. Between the two lies your payload, and it is always less than you hope.',
        '### A worked example',
        'A van with a tare of 2,180 kg and an aggregate of 2,800 kg leaves 620 kg. Two full water tanks take 190 of them. Gas, annexe, chairs, two bikes and the food for a fortnight take 240. You have 190 kg for everything else, and the fridge is not full yet.',
        '- Weigh it packed. Every public weighbridge will do',
        '- Keep about a tenth of the weight on the tow ball',
        '- Check what the car may tow with you, the dog and the fridge inside',
        'Every van that we sell has been [over our weighbridge](/about-us), and you get the ticket.',
      ],
    },
    {
      slug: 'reversing-around-cones',
      title: 'Reversing a van: what two hours and six cones teach',
      about: 'Hold the wheel at the bottom. Go slowly. Get out and look. Nobody at the caravan park minds.',
      date: '2026-09-29',
      picture: 'dusk',
      text: [
        'Put your hand at the bottom of the wheel. Where the hand goes, the back of the van goes. That is the whole secret, and it takes most people two hours to believe it.',
        '### At the park',
        '- Look at the site on foot before you begin',
        '- Reverse to the driver’s side, so that you can see the corner',
        '- Agree on the signals, and that “stop” means now',
        'We do it with everybody on handover day, on the gravel behind the shed, until it is boring.',
      ],
    },
    {
      slug: 'first-bike-first-gravel',
      title: 'Your first gravel road on two wheels',
      about: 'Tyres down, weight back, eyes up. Kel’s day out on the back roads to Birdwood.',
      date: '2026-08-14',
      picture: 'coast',
      text: [
        'Let some air out: a few psi less, and the front stops skating. Stand on the pegs. Look where you want to go, since that is where you will go, pothole or not.',
        'Slow before the corner and not in it, and leave the front brake alone once you have turned in. If it slides a little, it is working.',
        'We ride out from Gepps Cross on the first Sunday of the month. Bring water.',
      ],
    },
  ],
})
