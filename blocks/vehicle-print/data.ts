export { askLocations as default } from '../_vehicle/ask-locations.ts'
