import type { Random } from './random.ts'

const everyCar = [
  'Anti-lock brakes',
  'Electronic stability control',
  'Driver and passenger airbags',
  'Remote central locking',
  'Power windows',
  'Cruise control',
  'Bluetooth with audio streaming',
  'Steering wheel audio controls',
  'Tyre pressure monitoring',
]
const modern = [
  'Autonomous emergency braking',
  'Lane keep assist',
  'Reversing camera',
  'Apple CarPlay',
  'Android Auto',
  'LED daytime running lamps',
  'Automatic headlamps',
  'Hill start assist',
  'USB charging ports',
  'Speed sign recognition',
]
const middle = [
  'Adaptive cruise control',
  'Blind spot monitor',
  'Rear cross traffic alert',
  'Front and rear parking sensors',
  'Satellite navigation',
  'Dual-zone climate control',
  'Keyless entry and start',
  'Alloy wheels',
  'Rain-sensing wipers',
  'Wireless phone charging',
  'Privacy glass',
  'Electric park brake',
  'Leather steering wheel',
  'Digital radio',
]
const top = [
  'Leather-appointed seats',
  'Heated front seats',
  'Ventilated front seats',
  'Panoramic sunroof',
  '360-degree camera',
  'Head-up display',
  'Power tailgate',
  'Electric driver seat with memory',
  'Premium sound system',
  'Adaptive LED headlamps',
  'Heated steering wheel',
  'Ambient lighting',
  'Digital instrument cluster',
]
const work = [
  'Tow bar',
  'Tub liner',
  'Side steps',
  'Sports bar',
  'Soft tonneau cover',
  'Trailer sway control',
  'Rear differential lock',
  'Bull bar',
  'Snorkel',
  'UHF radio',
  'Canopy',
  'Roof racks',
]
const electric = [
  'One-pedal driving',
  'Vehicle-to-load outlet',
  'Type 2 charging cable',
  'Heat pump',
  'Pre-conditioning by app',
]

interface FeatureInput {
  year: number
  /** Position of the badge in its model's range: 0 basic, 1 best. */
  rank: number
  isWork: boolean
  isElectric: boolean
}

/** Typical features of such a badge and year; fewer for older and basic ones. */
export function chooseFeatures(random: Random, { year, rank, isWork, isElectric }: FeatureInput): string[] {
  const list = [...random.some(everyCar, random.between(5, everyCar.length))]
  if (year >= 2012) list.push(...random.some(modern, Math.min(modern.length, Math.round((year - 2010) * 0.7))))
  list.push(...random.some(middle, Math.round(middle.length * (0.15 + 0.7 * rank))))
  if (rank > 0.45 && year >= 2014) list.push(...random.some(top, Math.round(top.length * (rank - 0.3))))
  if (isWork) list.push(...random.some(work, random.between(2, 7)))
  if (isElectric) list.push(...random.some(electric, random.between(2, electric.length)))
  return list
}

const caravanFeatures = [
  'Roll-out awning',
  'Reverse-cycle air conditioning',
  'Gas and electric hot water',
  'Full ensuite',
  'Front-loading washing machine',
  '200 L grid fridge',
  'Four-burner cooktop with oven',
  'Microwave',
  'Tunnel boot',
  '2 x 95 L fresh water tanks',
  '95 L grey water tank',
  '200 W solar panels',
  '2 x 100 Ah lithium batteries',
  'Independent suspension',
  'Off-road hitch',
  'Reversing camera',
  'External shower',
  'Picnic table',
  'Annexe light',
  'Bluetooth stereo',
  '24-inch smart television',
  'Queen island bed',
  'Club lounge',
  'Diesel heater',
  'Electronic stability control',
  'Stone guard',
  'Slide-out kitchen',
]
const motorcycleFeatures = [
  'ABS',
  'Traction control',
  'Ride modes',
  'Slipper clutch',
  'Quick shifter',
  'LED lighting',
  'TFT display',
  'Cruise control',
  'Heated grips',
  'USB socket',
  'Adjustable suspension',
  'Braided brake lines',
  'Centre stand',
  'Panniers',
  'Top box',
  'Screen',
  'Crash protectors',
  'Tail tidy',
  'Pillion seat',
  'Immobiliser',
]

export const chooseCaravanFeatures = (random: Random): string[] => random.some(caravanFeatures, random.between(9, 20))
export const chooseMotorcycleFeatures = (random: Random): string[] =>
  random.some(motorcycleFeatures, random.between(5, 12))
