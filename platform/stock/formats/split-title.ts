/** Makes that the feed truncates to their first word. */
const longMakes: Record<string, string> = {
  land: 'Land Rover',
  alfa: 'Alfa Romeo',
  aston: 'Aston Martin',
  great: 'Great Wall',
}

/** Models of several words, longest first; after a colon the same model in another spelling. */
const longModels: Record<string, readonly string[]> = {
  'Land Rover': ['Range Rover Sport', 'Range Rover Evoque', 'Range Rover Velar', 'Range Rover', 'Discovery Sport'],
  Toyota: [
    'Landcruiser Prado',
    'Landcruiser: Land Cruiser',
    'Corolla Cross',
    'Yaris Cross',
    'GR Yaris',
    'GR Corolla',
    'FJ Cruiser',
    'RAV4: Rav 4',
    'Prius C',
    'Prius V',
  ],
  Jeep: ['Grand Cherokee'],
  Hyundai: ['Santa Fe', 'Ioniq 5', 'Ioniq 6'],
  Mitsubishi: ['Pajero Sport', 'Eclipse Cross'],
  Suzuki: ['Grand Vitara'],
  Kia: ['Grand Carnival'],
  Chrysler: ['Grand Voyager', 'PT Cruiser'],
  Citroen: ['Grand C4 Picasso', 'C4 Cactus'],
  GWM: ['Haval Jolion', 'Haval H6GT', 'Haval H6', 'Haval H9', 'Haval H2', 'Tank 300', 'Ute Cannon'],
  Tesla: ['Model 3', 'Model S', 'Model X', 'Model Y'],
  LDV: ['Deliver 9'],
  Ford: ['Transit Custom'],
  BMW: ['3 Series', '5 Series'],
  Bentley: ['Continental GT', 'Flying Spur'],
  Chevrolet: ['Silverado 1500', 'Silverado 2500'],
  Mini: ['3D Hatch', '5D Hatch'],
}

export interface TitleParts {
  make: string
  model: string
  badge: string | null
}

/**
 * Make, model and badge of a listing whose brand and model cells hold one word each: `2015 Land Rover Discovery Sport SD4 HSE`, `Land`,
 * `Rover` -> Land Rover, Discovery Sport, SD4 HSE. The cells are kept if the title does not start with them.
 */
export function splitTitle({ title, brand, model }: { title: string; brand: string; model: string }): TitleParts {
  const make = longMakes[brand.toLowerCase()] ?? brand
  const afterYear = title.replace(/^\d{4}\s+/, '')
  if (!startsWith(afterYear, make)) return { make, model, badge: null }
  const rest = afterYear.slice(make.length).trim()
  for (const entry of longModels[make] ?? []) {
    const [name = entry, spelling = name] = entry.split(': ')
    if (startsWith(rest, spelling)) return { make, model: name, badge: rest.slice(spelling.length).trim() || null }
  }
  const [first = model] = rest.split(' ')
  if (isSpreadsheetDate(model) || make !== brand) return { make, model: first, badge: badgeAfter(rest, first) }
  return { make, model, badge: startsWith(rest, model) ? badgeAfter(rest, model) : null }
}

const badgeAfter = (rest: string, model: string) => rest.slice(model.length).trim() || null

const startsWith = (text: string, words: string) =>
  text.toLowerCase() === words.toLowerCase() || text.toLowerCase().startsWith(`${words.toLowerCase()} `)

/** A spreadsheet converted the Saab 9-3 to a date. */
const isSpreadsheetDate = (model: string) => /^\d{1,2}-[A-Z][a-z]{2}$/.test(model)
