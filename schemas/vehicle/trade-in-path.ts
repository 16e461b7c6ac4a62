import type { Vehicle } from './vehicle.ts'

/** Page for valuing a trade-in for this vehicle. Never requires sign-in. vehicles §2, locations §6 */
export const tradeInPath = ({ id }: Pick<Vehicle, 'id'>): string => `/cars/trade-in?car_id=${id}`
