/**
 * Synonyms of stock values, by field: a vehicle with one of `values` is also found by `words`. By field, so that `auto` means a gearbox and
 * never a make.
 */
const table = [
  { field: 'simple_body', values: ['Ute'], words: ['utility', 'pickup', 'pick-up', 'tray', 'dual cab'] },
  { field: 'simple_body', values: ['SUV'], words: ['crossover'] },
  { field: 'simple_body', values: ['Hatchback'], words: ['hatch'] },
  { field: 'simple_body', values: ['Wagon'], words: ['estate', 'station wagon'] },
  { field: 'simple_body', values: ['Convertible'], words: ['cabriolet', 'cabrio', 'soft top', 'roadster'] },
  { field: 'simple_body', values: ['People Mover'], words: ['minivan', 'mpv', 'people carrier'] },
  { field: 'simple_body', values: ['Sedan'], words: ['saloon'] },
  { field: 'simple_drive', values: ['4WD', '4x4', 'Four Wheel Drive'], words: ['4x4', '4wd', 'four wheel drive'] },
  { field: 'simple_drive', values: ['AWD', 'All Wheel Drive'], words: ['awd', '4x4', 'all wheel drive'] },
  { field: 'simple_drive', values: ['FWD', 'Front Wheel Drive'], words: ['fwd', '2wd', 'front wheel drive'] },
  { field: 'simple_drive', values: ['RWD', 'Rear Wheel Drive'], words: ['rwd', '2wd', 'rear wheel drive'] },
  { field: 'simple_transmission', values: ['Automatic'], words: ['auto'] },
  { field: 'simple_transmission', values: ['Manual'], words: ['stick shift'] },
  { field: 'simple_fuel', values: ['Electric'], words: ['ev', 'bev', 'battery'] },
  { field: 'simple_fuel', values: ['Hybrid'], words: ['hev'] },
  { field: 'simple_fuel', values: ['Plug-in Hybrid'], words: ['phev', 'ev'] },
  { field: 'simple_fuel', values: ['Petrol'], words: ['unleaded'] },
  { field: 'simple_fuel', values: ['LPG'], words: ['gas'] },
  { field: 'make', values: ['Volkswagen'], words: ['vw', 'volkswagon'] },
  { field: 'make', values: ['Mercedes-Benz', 'Mercedes'], words: ['merc', 'benz', 'mercedes'] },
  { field: 'make', values: ['BMW'], words: ['beemer', 'bimmer'] },
  { field: 'make', values: ['Mitsubishi'], words: ['mitsi', 'mitsu'] },
  { field: 'make', values: ['Toyota'], words: ['yota'] },
  { field: 'make', values: ['Chevrolet'], words: ['chevy', 'chev'] },
  { field: 'make', values: ['Land Rover'], words: ['landie', 'landrover'] },
  { field: 'make', values: ['Jaguar'], words: ['jag'] },
  { field: 'make', values: ['Lamborghini'], words: ['lambo'] },
  { field: 'make', values: ['Subaru'], words: ['subie'] },
  { field: 'make', values: ['Alfa Romeo'], words: ['alfa'] },
  { field: 'make', values: ['GWM', 'Great Wall'], words: ['gwm', 'great wall', 'haval'] },
  { field: 'model', values: ['Landcruiser', 'Land Cruiser'], words: ['landcruiser', 'land cruiser', 'cruiser'] },
  { field: 'model', values: ['Landcruiser Prado', 'Land Cruiser Prado'], words: ['prado', 'landcruiser', 'cruiser'] },
  { field: 'model', values: ['Commodore'], words: ['commo'] },
  { field: 'car_type', values: ['used'], words: ['second hand', 'secondhand', 'pre-owned', 'preowned'] },
  { field: 'car_type', values: ['demo'], words: ['demonstrator', 'ex-demo'] },
  { field: 'car_type', values: ['new'], words: ['brand new'] },
  { field: 'item_type', values: ['motorcycle'], words: ['motorbike', 'bike'] },
  { field: 'item_type', values: ['caravan'], words: ['van', 'camper', 'rv'] },
  { field: 'state', values: ['QLD'], words: ['queensland'] },
  { field: 'state', values: ['NSW'], words: ['new south wales'] },
  { field: 'state', values: ['VIC'], words: ['victoria'] },
  { field: 'state', values: ['SA'], words: ['south australia'] },
  { field: 'state', values: ['WA'], words: ['western australia'] },
  { field: 'state', values: ['TAS'], words: ['tasmania'] },
  { field: 'state', values: ['ACT'], words: ['canberra'] },
  { field: 'state', values: ['NT'], words: ['northern territory'] },
] as const

/** `seats` needs no table: `7` is also `7 seater`. */
type SynonymField = (typeof table)[number]['field'] | 'seats'
type SynonymFacts = Record<Exclude<SynonymField, 'seats'>, string | null> & { seats: number | null }

/** Joined, so that `new south wales` does not match new cars: engines also try adjacent words as one. */
const joined = (phrase: string) => phrase.replace(/[\s-]+/g, '')

const byFieldAndValue = new Map<string, readonly string[]>(
  table.flatMap(({ field, values, words }) =>
    values.map((value) => [`${field} ${value.toLowerCase()}`, words.map(joined)] as const),
  ),
)

/** Synonyms of a field's value, each as one word. `synonymsOf('car_type', 'used')` starts with `secondhand`. */
export function listSynonyms(field: string, value: string): readonly string[] {
  if (field === 'seats') return [`${value}seater`, `${value}seats`]
  return byFieldAndValue.get(`${field} ${value.toLowerCase()}`) ?? []
}

const fields = [...new Set<SynonymField>([...table.map(({ field }) => field), 'seats'])]

/** All synonyms of a vehicle, for an engine that stores them with the vehicle. */
export const alsoCalled = (vehicle: SynonymFacts): string[] => [
  ...new Set(
    fields.flatMap((field) => {
      const value = vehicle[field]
      return value === null ? [] : listSynonyms(field, String(value))
    }),
  ),
]
