import type { Vehicle } from './vehicle.ts'

/** A vehicle's features, then the standard equipment of its kind, each once: feeds repeat them in another case, and contain empty ones. */
export const listedFeatures = ({ features, factory }: Pick<Vehicle, 'features' | 'factory'>): string[] => {
  const listed = [...features, ...(factory?.standardEquipment ?? [])].map((feature) => feature.trim())
  return [...new Map(listed.map((feature) => [feature.toLowerCase(), feature])).values()].filter((each) => each !== '')
}
