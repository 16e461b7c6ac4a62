import { engine, motor, type CatalogueMake } from './types.ts'

export const volvo: CatalogueMake = {
  make: 'Volvo',
  vinPrefix: 'YV1',
  wheels: 'turbine',
  face: {
    grille: 'frame',
    lamp: 'block',
    tail: 'tower',
    grilleWidth: 0.95,
    grilleHeight: 0.7,
    brightTrim: true,
    fill: 'upright',
  },
  models: [
    {
      model: 'XC40',
      body: 'SUV',
      from: 2018,
      to: null,
      series: 'XZ',
      size: [4425, 1863, 1652, 2702],
      seats: 5,
      doors: 5,
      ancap: 5,
      tank: 54,
      towing: 1800,
      engines: {
        t: engine({ size: [2, 4, 'Turbo'], fuel: 'premium', gearbox: 'A8', drive: 'AWD', use: 7.4, power: [183, 350] }),
        e: motor('RWD', 175, 420),
      },
      badges: [
        ['Plus B4', 't', 59_900],
        ['Ultimate B5', 't', 67_900],
        ['Recharge Pure Electric', 'e', 78_900],
      ],
      look: { blackRoof: true, upright: 0.6 },
    },
    {
      model: 'XC60',
      body: 'SUV',
      from: 2018,
      to: null,
      series: 'UZ',
      size: [4708, 1902, 1653, 2865],
      seats: 5,
      doors: 5,
      ancap: 5,
      tank: 71,
      towing: 2400,
      engines: {
        t: engine({ size: [2, 4, 'Turbo'], fuel: 'premium', gearbox: 'A8', drive: 'AWD', use: 7.9, power: [183, 350] }),
      },
      badges: [
        ['Plus B5', 't', 83_900],
        ['Ultimate B5', 't', 92_900],
      ],
    },
  ],
}
