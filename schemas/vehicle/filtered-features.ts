/**
 * Features for filtering, with the words that feeds use for each. Equipment lists are long and differ between makers; `filtered_features`
 * of vehicles §3 are these few.
 */
const table = [
  ['Apple CarPlay', /car\s?play/i],
  ['Android Auto', /android auto/i],
  ['Bluetooth', /bluetooth/i],
  ['Satellite navigation', /sat(?:ellite)?[\s-]?nav|\bgps\b|navigation/i],
  ['Reverse camera', /(?:revers|rear.?view|rear view|back.?up).*camera|camera.*(?:revers|rear)/i],
  ['360° camera', /(?:360|surround|around).*(?:camera|view|monitor)/i],
  ['Parking sensors', /park(?:ing)?.*sensor|sensor.*park|park distance/i],
  ['Adaptive cruise control', /(?:adaptive|active|radar|smart|dynamic).*cruise/i],
  ['Blind spot monitor', /blind.?spot/i],
  ['Lane keeping', /lane.*(?:keep|assist|depart|centr|follow)/i],
  [
    'Autonomous emergency braking',
    /\baeb\b|(?:autonomous|automatic) emergency brak|collision.*(?:avoid|mitigat|assist)/i,
  ],
  ['Leather seats', /leather.*(?:seat|trim|upholster|interior)|(?:seat|trim|upholster).*leather/i],
  ['Heated seats', /heated.*seat|seat.*heat/i],
  ['Ventilated seats', /(?:ventilat|cool)(?:ed)?.*seat|seat.*ventilat/i],
  ['Sunroof', /sun\s?roof|panoramic.*roof|glass roof|moon\s?roof/i],
  ['Keyless entry', /keyless|smart key|proximity key/i],
  ['Power tailgate', /(?:power|electric|hands.?free).*(?:tailgate|lift\s?gate|boot)/i],
  ['Alloy wheels', /alloy/i],
  ['Roof racks', /roof.*(?:rack|rail)/i],
  ['Tow bar', /tow.?bar|tow hitch|tow pack/i],
  ['Bull bar', /bull.?bar|nudge bar/i],
  ['Snorkel', /snorkel/i],
  ['Canopy', /canopy/i],
  ['Air conditioning', /air.?con|climate control/i],
  ['Wireless charging', /wireless.*charg/i],
] as const satisfies readonly (readonly [string, RegExp])[]

/** The features in an equipment list, in the table's order. */
export function filteredFeatures(features: readonly string[]): string[] {
  const named = new Set(features.flatMap(listNames))
  return named.size === 0 ? [] : table.flatMap(([name]) => (named.has(name) ? [name] : []))
}

/** Cached, since a few hundred equipment lines repeat, and each is tested with two dozen patterns. */
const known = new Map<string, readonly string[]>()
const mostKnown = 20_000

function listNames(feature: string): readonly string[] {
  const before = known.get(feature)
  if (before) return before
  const names = table.flatMap(([name, pattern]) => (pattern.test(feature) ? [name] : []))
  if (known.size >= mostKnown) known.clear()
  known.set(feature, names)
  return names
}
