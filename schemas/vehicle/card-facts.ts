import type { SearchDocument } from './search-document.ts'

export interface CardFact {
  icon: 'gauge' | 'gearbox' | 'fuel' | 'engine' | 'bed' | 'weight' | 'pin'
  text: string
}

/** The three or four facts below a card's title: kilometres, transmission, fuel; engine without a transmission; body for a caravan. */
export function cardFacts(
  vehicle: Pick<
    SearchDocument,
    'km' | 'car_type' | 'simple_transmission' | 'simple_fuel' | 'engine_size' | 'item_type' | 'body'
  >,
): CardFact[] {
  const facts: (CardFact | null)[] = [
    vehicle.km !== null && (vehicle.km > 0 || vehicle.car_type !== 'new')
      ? { icon: 'gauge', text: `${vehicle.km.toLocaleString('en-AU')} km` }
      : null,
    vehicle.simple_transmission ? { icon: 'gearbox', text: vehicle.simple_transmission } : null,
    vehicle.simple_fuel ? { icon: 'fuel', text: vehicle.simple_fuel } : null,
    !vehicle.simple_transmission && vehicle.engine_size ? { icon: 'engine', text: vehicle.engine_size } : null,
    vehicle.item_type === 'caravan' && vehicle.body ? { icon: 'bed', text: vehicle.body } : null,
  ]
  return facts.filter((fact) => fact !== null)
}
