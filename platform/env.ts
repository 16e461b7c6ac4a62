import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const roles = ['web', 'admin', 'worker'] as const

const flag = z
  .enum(['true', 'false', '1', '0'], { error: 'must be true or false' })
  .transform((value) => value === 'true' || value === '1')

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a whole number from 0 to 65535')
  .transform(Number)
  .refine((value) => value <= 65_535, 'must be a whole number from 0 to 65535')

const factor = z
  .string()
  .regex(/^\d{1,6}(\.\d{1,3})?$/, 'must be a number from 0')
  .transform(Number)

const wholeNumber = (least: number, most: number) => {
  const words = `must be a whole number from ${least} to ${most}`
  return z
    .string()
    .regex(/^\d{1,6}$/, words)
    .transform(Number)
    .refine((value) => value >= least && value <= most, words)
}

const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })

const roleList = z
  .string()
  .transform((value) => value.split(',').map((role) => role.trim()))
  .pipe(z.array(z.enum(roles, { error: `must be a list of ${roles.join(', ')}` })).min(1))
  .transform((list) => [...new Set(list)])

const isProxyAddress = (text: string) => {
  const [address = '', bits, ...rest] = text.split('/')
  const widest = isIP(address) === 6 ? 128 : 32
  const isRange = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= widest)
  return /^(?:loopback|linklocal|uniquelocal)$/.test(text) || (isIP(address) > 0 && isRange && rest.length === 0)
}

/** Express's `trust proxy`: false, the number of proxies in front, or their addresses. */
const trustProxy = z
  .string()
  .transform((value): false | number | string[] => {
    if (value === 'false' || value === '0') return false
    return /^\d{1,3}$/.test(value) ? Number(value) : value.split(',').map((address) => address.trim())
  })
  .refine(
    (value) => !Array.isArray(value) || value.every(isProxyAddress),
    'must be false, the number of proxies in front, or their addresses (loopback, 10.0.0.1, 10.0.0.0/8) with commas between them',
  )

const seconds = z
  .string()
  .regex(/^\d{1,3}$/, 'must be a number of seconds from 0 to 999')
  .transform(Number)

const headerName = z
  .string()
  .regex(/^[a-z][a-z\d-]{0,60}$/i, 'must be the name of a header, such as X-Forwarded-Host')
  .transform((name) => name.toLowerCase())

const shape = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'], { error: 'must be development, production or test' })
    .default('production'),
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'must be a postgres:// address, such as postgres://user:password@host:5432/name',
    })
    .optional(),
  FORECOURT_DATA_DIR: z
    .string()
    .default('.forecourt')
    .transform((path) => resolve(path)),
  /** Origin on which staff reach the admin; the host it names serves no tenant. */
  FORECOURT_ADMIN_URL: webAddress.optional(),
  FORECOURT_ADMIN_EMAIL: z.email({ error: 'must be an email address' }).default('admin@forecourt.example'),
  FORECOURT_ADMIN_PASSWORD: z.string().min(8, 'must have 8 characters or more').optional(),
  FORECOURT_SECRET: z.string().min(32, 'must have 32 characters or more').optional(),
  FORECOURT_ROLES: roleList.default([...roles]),
  /** Tests alone: feeds and photos may come from this machine too, under names that end in `.localhost`. */
  FORECOURT_FETCH_FROM_LOOPBACK: flag.default(false),
  /** Where scheduled backups go; without it there are none. A folder on another disk than the data folder. */
  FORECOURT_BACKUP_DIR: z
    .string()
    .transform((path) => resolve(path))
    .optional(),
  /** Hours from one scheduled backup to the next. */
  FORECOURT_BACKUP_EVERY: wholeNumber(1, 720).default(24),
  /** Scheduled backups that are kept, newest first. */
  FORECOURT_BACKUP_KEEP: wholeNumber(1, 1_000).default(7),
  FORECOURT_GRAPHQL: flag.default(false),
  /** Who must set up a second factor at their next sign-in to the admin: nobody, administrators, or everybody. */
  FORECOURT_REQUIRE_SECOND_FACTOR: z
    .enum(['none', 'admins', 'all'], { error: 'must be none, admins or all' })
    .default('none'),
  /** Days that the audit log is kept. */
  FORECOURT_AUDIT_KEEP_DAYS: wholeNumber(1, 99_999).default(365),
  /** The proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` count. Without any, both are ignored: the client is whoever connects. */
  FORECOURT_TRUST_PROXY: trustProxy.default(false),
  /** The header in which those proxies name the host that the browser asked for, where they replace `Host`. They must overwrite what a browser sends in it. */
  FORECOURT_HOST_HEADER: headerName.optional(),
  /** Where `/metrics` is served, and `/readyz` with its checks: a port of its own, never one that the public reaches. None by default. */
  FORECOURT_METRICS_PORT: port.refine((value) => value > 0, 'must be a whole number from 1 to 65535').optional(),
  /** What callers of that port send as `Authorization: Bearer …`. */
  FORECOURT_METRICS_TOKEN: z.string().min(16, 'must have 16 characters or more').optional(),
  /** Seconds between SIGTERM and the end of new connections: `/readyz` answers 503 meanwhile, and each answer ends its connection. Longer than the load balancer's checks are apart. */
  FORECOURT_DRAIN_SECONDS: seconds.default(5),
  /** How many times the calls of `#schemas/api/limits.ts` are allowed; 0 for no limits. Tests, which all have one address. */
  FORECOURT_LIMIT_FACTOR: factor.default(1),
  FORECOURT_LOG_LEVEL: z.enum(logLevels, { error: `must be one of ${logLevels.join(', ')}` }).default('info'),
  MEILISEARCH_URL: webAddress.optional(),
  MEILISEARCH_KEY: z.string().optional(),
  /** Third parties, each with the key that they know us by; see `platform/partners`. */
  LENDER_QUOTES_URL: webAddress.optional(),
  LENDER_QUOTES_KEY: z.string().optional(),
  MARKET_PRICES_URL: webAddress.optional(),
  MARKET_PRICES_KEY: z.string().optional(),
  REVIEWS_URL: webAddress.optional(),
  REVIEWS_KEY: z.string().optional(),
  PLACES_URL: webAddress.optional(),
  PLACES_KEY: z.string().optional(),
  REGO_URL: webAddress.optional(),
  REGO_KEY: z.string().optional(),
  VALUATIONS_URL: webAddress.optional(),
  VALUATIONS_KEY: z.string().optional(),
  PAYMENTS_URL: webAddress.optional(),
  /** The provider knows us by it, and signs with it what it tells us. */
  PAYMENTS_KEY: z.string().min(8, 'must have 8 characters or more').optional(),
  /** Where e-mail goes, and the address that it is from. Without it, messages stay in the admin to be read. */
  MAIL_URL: z
    .url({
      protocol: /^smtps?$/,
      error: 'must be an smtp:// or smtps:// address, such as smtp://user:password@host:587',
    })
    .optional(),
  MAIL_FROM: z.email({ error: 'must be an email address' }).optional(),
  /** Where SMS go; see `platform/messages`. */
  SMS_URL: webAddress.optional(),
  SMS_KEY: z.string().optional(),
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

/** What `npm run demo`, `npm run dev` and the command line read: the database and the secret may still be missing. */
export const launchEnv = shape.superRefine(inPairs).transform(withAdminUrl)
export type LaunchEnv = z.output<typeof launchEnv>

/** What a server process needs. */
export const env = shape
  .required({ DATABASE_URL: true, FORECOURT_SECRET: true })
  .superRefine(inPairs)
  .transform(withAdminUrl)
export type Env = z.output<typeof env>

export const envKeys = shape.keyof().options

/** Something set wrongly where the process was started; the message names each key. */
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
