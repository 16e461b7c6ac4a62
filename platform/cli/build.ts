import { buildChanged } from './build-changed.ts'
import { createSteps } from './steps.ts'
import { createStopping } from './stopping.ts'
import { tellProblem } from './tell-problem.ts'

try {
  await buildChanged({ steps: createSteps(process.stderr), signal: createStopping().signal })
} catch (error) {
  tellProblem(error)
  process.exitCode = 1
}
