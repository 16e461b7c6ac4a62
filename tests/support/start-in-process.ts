import { startServer } from '#platform/app/main.ts'
import { readEnv } from '#platform/env.ts'
import type { TestCms } from './cms.ts'
import { ask, type Forecourt, freePort } from './forecourt.ts'
import { secret } from './secret.ts'

interface SiteServerOptions {
  roles: string
  env?: Record<string, string>
}

export type SiteServer = Pick<Forecourt, 'port' | 'ask'> & { stop: () => Promise<unknown> }

/**
 * The server of `startForecourt` on the CMS of this process: a process of its own takes six seconds of CPU time to start. For tests of answers;
 * what a process does, such as starting, logging and ending, needs one.
 */
export async function startInProcess(
  { cms, databaseUrl }: TestCms,
  { roles, env = {} }: SiteServerOptions,
): Promise<SiteServer> {
  const port = await freePort()
  const { stop } = await startServer(
    readEnv({
      NODE_ENV: 'test',
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      FORECOURT_DATA_DIR: process.env['FORECOURT_DATA_DIR'],
      FORECOURT_SECRET: secret,
      FORECOURT_ADMIN_URL: `http://localhost:${port}`,
      FORECOURT_ROLES: roles,
      FORECOURT_LOG_LEVEL: 'silent',
      // All tests have one address.
      FORECOURT_LIMIT_FACTOR: '1000',
      ...env,
    }),
    { cms },
  )
  return { port, ask: (path, asking) => ask(port, path, asking), stop: () => stop() }
}
