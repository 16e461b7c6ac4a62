import { isAvailable } from './availability.ts'
import type { Vehicle } from './vehicle.ts'

/** The certified badge: the make chosen by the site, not sold. vehicles §4, locations §9 */
export const isCertified = (
  { certified, make, status }: Pick<Vehicle, 'certified' | 'make' | 'status'>,
  { certifiedMake }: { certifiedMake: string },
): boolean => certified && isAvailable({ status }) && certifiedMake.trim() !== '' && sameWord(make, certifiedMake)

/** The badge's text without a picture. */
export const certifiedText = ({ make }: Pick<Vehicle, 'make'>): string => `${make} Certified`

const sameWord = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()
