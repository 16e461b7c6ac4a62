import { isAvailable } from './availability.ts'
import type { Vehicle } from './vehicle.ts'

/** The badge of certified vehicles: of the one make that the site names, and not sold. vehicles §4, locations §9 */
export const isCertified = (
  { certified, make, status }: Pick<Vehicle, 'certified' | 'make' | 'status'>,
  { certifiedMake }: { certifiedMake: string },
): boolean => certified && isAvailable({ status }) && certifiedMake.trim() !== '' && sameWord(make, certifiedMake)

/** What the badge says where the site has no picture of it. */
export const certifiedText = ({ make }: Pick<Vehicle, 'make'>): string => `${make} Certified`

const sameWord = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()
