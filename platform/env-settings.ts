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

const key = (service: string) => z.string().optional().describe(`Key for ${service}.`)

export const serverSettings = {
  NODE_ENV: z
    .enum(['development', 'production', 'test'], { error: 'must be development, production or test' })
    .default('production')
    .describe('development serves modules from the sources; test is for the test suite.'),
  PORT: port.default(3000).describe('Port of the HTTP server.'),
  HOST: z.string().default('127.0.0.1').describe('Address to listen on. 0.0.0.0 inside a container.'),
  FORECOURT_ROLES: roleList
    .default([...roles])
    .describe('What this process does: a list of web (sites), admin (/admin) and worker (jobs). Default: all three.'),
  FORECOURT_DATA_DIR: z
    .string()
    .default('.forecourt')
    .transform((path) => resolve(path))
    .describe('Folder for media, photos, feed files and reports. Processes on several machines share it.'),
  FORECOURT_DRAIN_SECONDS: seconds
    .default(5)
    .describe(
      "Seconds between SIGTERM and the end of new connections. /readyz answers 503 meanwhile, and each response closes its connection. Use more than the interval of the load balancer's checks.",
    ),
  FORECOURT_LOG_LEVEL: z
    .enum(logLevels, { error: `must be one of ${logLevels.join(', ')}` })
    .default('info')
    .describe(`Least severe log level that is written: ${logLevels.join(', ')}.`),
  FORECOURT_GRAPHQL: flag.default(false).describe("Whether Payload's GraphQL endpoint is served on the admin's host."),
}

export const databaseSettings = {
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'must be a postgres:// address, such as postgres://user:password@host:5432/name',
    })
    .optional()
    .describe(
      'PostgreSQL 15 or newer. Required for server processes; without it the demo and the command line use the PostgreSQL that npm installs.',
    ),
  MEILISEARCH_URL: webAddress
    .optional()
    .describe('Meilisearch for large stock. Without it, search is answered from PostgreSQL and memory.'),
  MEILISEARCH_KEY: z.string().optional().describe('Key of Meilisearch. Required with MEILISEARCH_URL.'),
}

export const accountSettings = {
  FORECOURT_SECRET: z
    .string()
    .min(32, 'must have 32 characters or more')
    .optional()
    .describe(
      'Signs sessions and seals stored passwords and keys. Required for server processes, the same in all of them; the demo makes one. Keep it apart from backups.',
    ),
  FORECOURT_ADMIN_URL: webAddress
    .optional()
    .describe(
      'Origin on which staff open the admin. The host in it serves no site. Default: http://localhost and the port.',
    ),
  FORECOURT_ADMIN_EMAIL: z
    .email({ error: 'must be an email address' })
    .default('admin@forecourt.example')
    .describe('Email address of the first administrator, created where there is none.'),
  FORECOURT_ADMIN_PASSWORD: z
    .string()
    .min(8, 'must have 8 characters or more')
    .optional()
    .describe('Password of the first administrator. Change it in the admin afterwards.'),
  FORECOURT_REQUIRE_SECOND_FACTOR: z
    .enum(['none', 'admins', 'all'], { error: 'must be none, admins or all' })
    .default('none')
    .describe('Who must set up a second factor at their next sign-in: none, admins or all.'),
  FORECOURT_AUDIT_KEEP_DAYS: wholeNumber(1, 99_999).default(365).describe('Days that the audit log is kept.'),
}

export const proxySettings = {
  FORECOURT_TRUST_PROXY: trustProxy
    .default(false)
    .describe(
      'Proxies whose X-Forwarded-For and X-Forwarded-Proto count: false, their number, or addresses separated by commas (loopback, 10.0.0.0/8). Without any, both headers are ignored and the client is anyone who connects.',
    ),
  FORECOURT_HOST_HEADER: headerName
    .optional()
    .describe(
      'Header in which those proxies name the requested host, where they replace Host. They must overwrite what a browser sends in it.',
    ),
}

export const monitoringSettings = {
  FORECOURT_METRICS_PORT: port
    .refine((value) => value > 0, 'must be a whole number from 1 to 65535')
    .optional()
    .describe('Port for /metrics, /readyz with its checks, and /known-host. Never make it public. Default: none.'),
  FORECOURT_METRICS_TOKEN: z
    .string()
    .min(16, 'must have 16 characters or more')
    .optional()
    .describe('What callers of the metrics port send as Authorization: Bearer.'),
}

export const backupSettings = {
  FORECOURT_BACKUP_DIR: z
    .string()
    .transform((path) => resolve(path))
    .optional()
    .describe('Folder for scheduled backups, on another disk than the data folder. Without it there are none.'),
  FORECOURT_BACKUP_EVERY: wholeNumber(1, 720).default(24).describe('Hours between two scheduled backups.'),
  FORECOURT_BACKUP_KEEP: wholeNumber(1, 1_000).default(7).describe('Scheduled backups that are kept, newest first.'),
}

export const messageSettings = {
  MAIL_URL: z
    .url({
      protocol: /^smtps?$/,
      error: 'must be an smtp:// or smtps:// address, such as smtp://user:password@host:587',
    })
    .optional()
    .describe('SMTP server. Without it, emails can be read in the admin under Customers, Messages.'),
  MAIL_FROM: z
    .email({ error: 'must be an email address' })
    .optional()
    .describe('Sender of emails. Required with MAIL_URL.'),
  SMS_URL: webAddress.optional().describe('SMS provider. Without it, messages can be read in the admin.'),
  SMS_KEY: key('the SMS provider'),
}

export const integrationSettings = {
  LENDER_QUOTES_URL: webAddress.optional().describe('Finance quotes. Without it, only stored lender data are shown.'),
  LENDER_QUOTES_KEY: key('finance quotes'),
  MARKET_PRICES_URL: webAddress
    .optional()
    .describe("Price guide. Without it, prices are compared with the platform's own stock."),
  MARKET_PRICES_KEY: key('the price guide'),
  REVIEWS_URL: webAddress.optional().describe('Reviews service. Without it, ratings of third parties are not shown.'),
  REVIEWS_KEY: key('the reviews service'),
  PLACES_URL: webAddress.optional().describe('Place finder. Without it, the built-in list of places answers.'),
  PLACES_KEY: key('the place finder'),
  REGO_URL: webAddress
    .optional()
    .describe('Register of number plates. Without it, shoppers describe their car by hand.'),
  REGO_KEY: key('the register of number plates'),
  VALUATIONS_URL: webAddress.optional().describe('Guide to trade-in values. Without it, staff value cars by hand.'),
  VALUATIONS_KEY: key('the guide to trade-in values'),
  PAYMENTS_URL: webAddress.optional().describe('Payment provider. Without it, nothing can be reserved or paid online.'),
  PAYMENTS_KEY: z
    .string()
    .min(8, 'must have 8 characters or more')
    .optional()
    .describe('Key for the payment provider, which also signs its notifications. Required with PAYMENTS_URL.'),
}

export const testSettings = {
  FORECOURT_LIMIT_FACTOR: factor
    .default(1)
    .describe('Multiplies all rate limits; 0 switches them off. For tests, which have one address.'),
  FORECOURT_FETCH_FROM_LOOPBACK: flag
    .default(false)
    .describe('Lets feeds and photos come from this machine, under names that end in .localhost. For tests only.'),
}
