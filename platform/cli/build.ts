import { buildChanged } from './build-changed.ts'
import { createSteps } from './steps.ts'
import { createStopping } from './process-shutdown.ts'
import { tellProblem } from './print-error.ts'

try {
  await buildChanged({ steps: createSteps(process.stderr), signal: createStopping().signal })
} catch (error) {
  tellProblem(error)
  process.exitCode = 1
}
