import type { timeZones } from './time-zone.ts'

type Zone = (typeof timeZones)[number]

interface Place {
  country: 'AU' | 'NZ'
  state?: string | null | undefined
  postcode?: string | null | undefined
}

const zoneOfState = {
  NSW: 'Australia/Sydney',
  ACT: 'Australia/Sydney',
  VIC: 'Australia/Melbourne',
  QLD: 'Australia/Brisbane',
  SA: 'Australia/Adelaide',
  WA: 'Australia/Perth',
  TAS: 'Australia/Hobart',
  NT: 'Australia/Darwin',
} as const satisfies Record<string, Zone>
type State = keyof typeof zoneOfState

const stateNames: Readonly<Record<string, State>> = {
  'NEW SOUTH WALES': 'NSW',
  'AUSTRALIAN CAPITAL TERRITORY': 'ACT',
  VICTORIA: 'VIC',
  QUEENSLAND: 'QLD',
  'SOUTH AUSTRALIA': 'SA',
  'WESTERN AUSTRALIA': 'WA',
  TASMANIA: 'TAS',
  'NORTHERN TERRITORY': 'NT',
}

/** Postcodes whose clock is not their state's. */
const zoneOfPostcode: Readonly<Record<Place['country'], Readonly<Record<string, Zone>>>> = {
  AU: { '2880': 'Australia/Broken_Hill', '2898': 'Australia/Lord_Howe', '6443': 'Australia/Eucla' },
  NZ: { '8016': 'Pacific/Chatham' },
}

/** The time zone that state and postcode give; null where they say nothing. `{ country: 'AU', state: 'Qld' }` is on Brisbane's clock. */
export function zoneOfAddress({ country, state, postcode }: Place): Zone | null {
  const code = (postcode ?? '').trim()
  const own = zoneOfPostcode[country][code]
  if (own) return own
  if (country === 'NZ') return null
  const known = readState(state ?? '') ?? stateOfPostcode(code)
  return known && zoneOfState[known]
}

function readState(text: string): State | null {
  const name = text.toUpperCase().replaceAll('.', '').trim()
  return stateNames[name] ?? (isState(name) ? name : null)
}

const isState = (name: string): name is State => Object.hasOwn(zoneOfState, name)

/** Australia Post: the first digits of a postcode name the state. */
function stateOfPostcode(postcode: string): State | null {
  if (!/^\d{4}$/.test(postcode)) return null
  const number = Number(postcode)
  if (number < 300) return 'ACT'
  if (number >= 800 && number < 1_000) return 'NT'
  const first = Math.floor(number / 1_000)
  return firstDigits[first] ?? null
}

const firstDigits: readonly (State | null)[] = [null, 'NSW', 'NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'VIC', 'QLD']
