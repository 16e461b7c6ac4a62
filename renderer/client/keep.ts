import { keepVehicles } from '#blocks/_ui/keep/keep-vehicles.ts'

keepVehicles()
