import { safeUrl } from '../page/href.ts'
import type { Vehicle } from './vehicle.ts'

/** URL of a vehicle's history report; null without a file, and then there is no button. vehicles §2 and §3, Media */
export const historyReport = ({ file }: Pick<Vehicle, 'file'>): string | null => (file ? safeUrl(file) : null)
