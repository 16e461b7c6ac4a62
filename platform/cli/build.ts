import { buildChanged } from './build-changed.ts'
import { createSteps } from './steps.ts'
import { createProcessShutdown } from './process-shutdown.ts'
import { printError } from './print-error.ts'

try {
  await buildChanged({ run: createSteps(process.stderr).run, signal: createProcessShutdown().signal })
} catch (error) {
  printError(error)
  process.exitCode = 1
}
