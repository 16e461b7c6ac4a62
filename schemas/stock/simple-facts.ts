/** Maps feed words to the few filter categories. Null for words without a useful category; unknown words stay unchanged. */
type Table = readonly (readonly [RegExp, string | null])[]

const look = (table: Table, word: string | null): string | null => {
  if (word === null) return null
  const entry = table.find(([pattern]) => pattern.test(word))
  return entry ? entry[1] : word
}

const fuels: Table = [
  [/plug.?in|phev/i, 'Plug-in Hybrid'],
  [/hybrid|hev/i, 'Hybrid'],
  [/electric|^bev$|^ev$/i, 'Electric'],
  [/diesel/i, 'Diesel'],
  [/lpg|^gas$/i, 'LPG'],
  [/hydrogen/i, 'Hydrogen'],
  [/petrol|unleaded|premium|leaded|^ulp$|^pulp$|e10/i, 'Petrol'],
  [/^other$/i, null],
]
export const simpleFuel = (fuel: string | null): string | null => look(fuels, fuel)

const bodies: Table = [
  [/ute|tray|cab.?chassis|pick.?up/i, 'Ute'],
  [/suv|4x4 wagon/i, 'SUV'],
  [/hatch/i, 'Hatchback'],
  [/sedan|saloon/i, 'Sedan'],
  [/people.?mover|mpv/i, 'People Mover'],
  [/wagon|estate/i, 'Wagon'],
  [/coupe|coupé/i, 'Coupe'],
  [/convertible|cabrio|roadster/i, 'Convertible'],
  [/\bvan\b/i, 'Van'],
  [/commercial/i, 'Commercial'],
  [/^other$/i, null],
]
export const simpleBody = (body: string | null): string | null => look(bodies, body)

const drives: Table = [
  [/front|fwd|^2wd$/i, 'FWD'],
  [/rear|rwd/i, 'RWD'],
  [/awd|all/i, 'AWD'],
  [/4wd|4x4|four/i, '4WD'],
  [/^other$/i, null],
]
export const simpleDrive = (drive: string | null): string | null => look(drives, drive)

const transmissions: Table = [
  [/manual/i, 'Manual'],
  [/auto|cvt|dct|dsg|dual.?clutch|constantly|reduction|single.?speed/i, 'Automatic'],
  [/^other$/i, null],
]
export const simpleTransmission = (transmission: string | null): string | null => look(transmissions, transmission)
