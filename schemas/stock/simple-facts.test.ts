import { expect, test } from 'vitest'
import { simpleBody, simpleDrive, simpleFuel, simpleTransmission } from './simple-facts.ts'

test.each([
  [simpleFuel, 'Unleaded', 'Petrol'],
  [simpleFuel, 'Premium', 'Petrol'],
  [simpleFuel, 'Petrol - Premium ULP', 'Petrol'],
  [simpleFuel, 'Diesel', 'Diesel'],
  [simpleFuel, 'Electric', 'Electric'],
  [simpleFuel, 'Petrol/Electric Hybrid', 'Hybrid'],
  [simpleFuel, 'Plug-in Hybrid', 'Plug-in Hybrid'],
  [simpleFuel, 'Other', null],
  [simpleFuel, null, null],
  [simpleBody, 'Ute / Tray', 'Ute'],
  [simpleBody, 'Cab Chassis', 'Ute'],
  [simpleBody, 'People Mover', 'People Mover'],
  [simpleBody, 'Coupe', 'Coupe'],
  [simpleBody, 'Pop-top caravan', 'Pop-top caravan'],
  [simpleDrive, 'Front', 'FWD'],
  [simpleDrive, 'Rear Wheel Drive', 'RWD'],
  [simpleDrive, 'All Wheel Drive', 'AWD'],
  [simpleDrive, '4X4', '4WD'],
  [simpleDrive, '4WD', '4WD'],
  [simpleTransmission, '8 SP Sports Automatic', 'Automatic'],
  [simpleTransmission, 'Continuously variable (CVT)', 'Automatic'],
  [simpleTransmission, '6 SP Manual', 'Manual'],
])('%o calls %j %j', (simplify, word, simple) => {
  expect(simplify(word)).toBe(simple)
})
