import type { Env } from '#platform/env.ts'

/** Exports generated and default values, because the CMS, Next and child processes read the environment themselves. */
export function exportEnv<E extends Env>(env: E): E {
  Object.assign(process.env, {
    NODE_ENV: env.NODE_ENV,
    NEXT_TELEMETRY_DISABLED: '1',
    PORT: String(env.PORT),
    HOST: env.HOST,
    DATABASE_URL: env.DATABASE_URL,
    FORECOURT_DATA_DIR: env.FORECOURT_DATA_DIR,
    FORECOURT_ADMIN_URL: env.FORECOURT_ADMIN_URL,
    FORECOURT_ADMIN_EMAIL: env.FORECOURT_ADMIN_EMAIL,
    FORECOURT_ADMIN_PASSWORD: env.FORECOURT_ADMIN_PASSWORD,
    FORECOURT_SECRET: env.FORECOURT_SECRET,
  })
  return env
}
