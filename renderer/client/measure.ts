import { startMeasuring } from '#blocks/_analytics/start-measuring.ts'

startMeasuring()
