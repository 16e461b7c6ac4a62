import { join } from 'node:path'
import { z } from 'zod'
import { vehicleHotspot, type VehicleHotspot } from '#schemas/vehicle/vehicle.ts'
import { readJsonFile } from '../data-files/json-file.ts'
import { picturesFolder } from '../subjects/pictures-folder.ts'

/** Where the hotspots of the filmed vehicles are, by the names of their looks. */
export const hotspotsFile = join(picturesFolder, 'hotspots.json')

let known: Readonly<Record<string, VehicleHotspot[]>> | null = null

/** Hotspots on the spin and the interior of a vehicle with this look. */
export function findHotspots(look: string): VehicleHotspot[] {
  known ??= readJsonFile(hotspotsFile, z.record(z.string(), vehicleHotspot.array())).value
  return known[look] ?? []
}
