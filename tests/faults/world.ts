import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ControllableDatabase, controllableDatabase } from '#tests/support/controllable-database.ts'
import { prepareSites, type Site } from './prepare-sites.ts'
import { type RestartableApplication, restartableApplication } from './restartable-application.ts'

/** A database, sites in it and one application that serves them, all of one scenario's own. */
export interface World {
  dataDir: string
  database: ControllableDatabase
  sites: Site[]
  application: RestartableApplication
  stop: () => Promise<void>
}

interface Options {
  sites: number
  roles: string
  destinationUrl?: string
  env?: Record<string, string>
  /** The application's data folder, where it is not the database's. */
  filesDir?: string
}

export async function startWorld({ sites: count, roles, destinationUrl, env, filesDir }: Options): Promise<World> {
  const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-faults-'))
  const database = await controllableDatabase(dataDir)
  const sites = await prepareSites({
    databaseUrl: database.url,
    dataDir,
    destinationUrl: destinationUrl ?? null,
    count,
  })
  const application = await restartableApplication({
    databaseUrl: database.url,
    dataDir: filesDir ?? dataDir,
    roles,
    env: { ...forScenarios, ...env },
  })
  return {
    dataDir,
    database,
    sites,
    application,
    stop: async () => {
      await application.stop()
      await database.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Destinations are on this machine, and each shopper has an address of their own: see `send-leads.ts`. */
export const forScenarios = { FORECOURT_FETCH_FROM_LOOPBACK: 'true', FORECOURT_TRUST_PROXY: 'loopback' }
