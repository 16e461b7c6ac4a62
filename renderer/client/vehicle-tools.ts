import { vehicleTools } from '#blocks/_vehicle/tools/vehicle-tools.ts'

vehicleTools()
