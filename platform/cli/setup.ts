import './compile-once.ts'
import { EnvProblem, readEnv } from '#platform/env.ts'
import { prepareDatabase } from './prepare-database.ts'
import { createSteps } from './steps.ts'
import { printError } from './print-error.ts'

/** Runs once before several processes start: migrates the database and ensures an administrator. */
async function setup(): Promise<void> {
  const { FORECOURT_ADMIN_EMAIL: email, FORECOURT_ADMIN_PASSWORD: password } = readEnv(process.env)
  if (password === undefined)
    throw new EnvProblem('Wrong settings in the environment:\n  FORECOURT_ADMIN_PASSWORD is required')
  await prepareDatabase({ steps: createSteps(process.stderr), administrator: { email, password, isChosen: true } })
}

try {
  await setup()
  process.exit(0)
} catch (error) {
  printError(error)
  process.exit(1)
}
