import type { Vehicle } from './vehicle.ts'

/** Where somebody asks what their own vehicle is worth against this one. Never behind sign-in. vehicles §2, locations §6 */
export const tradeInPath = ({ id }: Pick<Vehicle, 'id'>): string => `/cars/trade-in?car_id=${id}`
