import { z } from 'zod'
import {
  accountSettings,
  backupSettings,
  databaseSettings,
  integrationSettings,
  messageSettings,
  monitoringSettings,
  proxySettings,
  serverSettings,
  testSettings,
} from './env-settings.ts'

const shape = z.object({
  ...serverSettings,
  ...databaseSettings,
  ...accountSettings,
  ...proxySettings,
  ...monitoringSettings,
  ...backupSettings,
  ...messageSettings,
  ...integrationSettings,
  ...testSettings,
})

type Settings = z.output<typeof shape>

const inPairs = (env: Settings, context: z.core.$RefinementCtx<Settings>) => {
  const required = (key: string, other: string) =>
    context.addIssue({ code: 'custom', path: [key], message: `is required where ${other} is set` })
  if (env.MEILISEARCH_URL && !env.MEILISEARCH_KEY) required('MEILISEARCH_KEY', 'MEILISEARCH_URL')
  if (env.MEILISEARCH_KEY && !env.MEILISEARCH_URL) required('MEILISEARCH_URL', 'MEILISEARCH_KEY')
  if (env.MAIL_URL && !env.MAIL_FROM) required('MAIL_FROM', 'MAIL_URL')
  if (env.PAYMENTS_URL && !env.PAYMENTS_KEY) required('PAYMENTS_KEY', 'PAYMENTS_URL')
  if (env.FORECOURT_METRICS_TOKEN && !env.FORECOURT_METRICS_PORT)
    required('FORECOURT_METRICS_PORT', 'FORECOURT_METRICS_TOKEN')
  if (env.FORECOURT_HOST_HEADER && env.FORECOURT_TRUST_PROXY === false)
    required('FORECOURT_TRUST_PROXY', 'FORECOURT_HOST_HEADER')
  for (const prefix of [
    'LENDER_QUOTES',
    'MARKET_PRICES',
    'REVIEWS',
    'PLACES',
    'REGO',
    'VALUATIONS',
    'PAYMENTS',
    'SMS',
  ] as const)
    if (env[`${prefix}_KEY`] && !env[`${prefix}_URL`]) required(`${prefix}_URL`, `${prefix}_KEY`)
}

const withAdminUrl = <E extends Settings>(env: E) => ({
  ...env,
  FORECOURT_ADMIN_URL: new URL(env.FORECOURT_ADMIN_URL ?? `http://localhost:${env.PORT}`).origin,
})

/** Environment of `npm run demo`, `npm run dev` and the command line: database and secret may be missing. */
export const launchEnv = shape.superRefine(inPairs).transform(withAdminUrl)
export type LaunchEnv = z.output<typeof launchEnv>

/** Environment of a server process. */
export const env = shape
  .required({ DATABASE_URL: true, FORECOURT_SECRET: true })
  .superRefine(inPairs)
  .transform(withAdminUrl)
export type Env = z.output<typeof env>

export const envKeys = shape.keyof().options

/** Invalid environment; the message names each key. */
export class EnvProblem extends Error {
  override name = 'EnvProblem'
}

type Source = Record<string, string | undefined>

export const readLaunchEnv = (source: Source): LaunchEnv => read(launchEnv, source)

export const readEnv = (source: Source): Env => read(env, source)

function read<S extends z.ZodType>(schema: S, source: Source): z.output<S> {
  const given = envKeys.filter((key) => source[key]).map((key) => [key, source[key]])
  const result = schema.safeParse(Object.fromEntries(given))
  if (result.success) return result.data
  const wrong = result.error.issues.map(({ path, message }) => {
    const key = String(path[0])
    const missing = !source[key] && message.startsWith('Invalid input')
    return `  ${key} ${missing ? 'is required' : message}${quoted(key, source[key])}`
  })
  throw new EnvProblem(`Wrong settings in the environment:\n${[...new Set(wrong)].join('\n')}`)
}

const quoted = (key: string, value: string | undefined) =>
  !value || /SECRET|PASSWORD|KEY|TOKEN|DATABASE_URL|MAIL_URL/.test(key) ? '' : `; it is "${value}"`
