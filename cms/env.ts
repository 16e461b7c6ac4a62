import { resolve } from 'node:path'
import { z } from 'zod'

const flag = z
  .enum(['true', 'false', '1', '0'], { error: 'must be true or false' })
  .transform((v) => /^(true|1)$/.test(v))

const shape = z.object({
  DATABASE_URL: z.string({ error: 'is required' }),
  FORECOURT_SECRET: z.string({ error: 'is required' }).min(32, 'must have 32 characters or more'),
  PORT: z.string().regex(/^\d+$/, 'must be a port number').default('3000'),
  FORECOURT_ADMIN_URL: z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' }).optional(),
  FORECOURT_DATA_DIR: z.string().default('.forecourt'),
  FORECOURT_GRAPHQL: flag.default(false),
  FORECOURT_LIMIT_FACTOR: z.coerce
    .number({ error: 'must be a number from 0' })
    .min(0, 'must be a number from 0')
    .default(1),
  /** Roles that must set up a second factor at their next sign-in. */
  FORECOURT_REQUIRE_SECOND_FACTOR: z
    .enum(['none', 'admins', 'all'], { error: 'must be none, admins or all' })
    .default('none'),
  MAIL_URL: z.string().optional(),
  FORECOURT_LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

const cmsEnv = shape.transform((env) => ({
  databaseUrl: env.DATABASE_URL,
  secret: env.FORECOURT_SECRET,
  /** Origin of the admin, without a path or trailing slash. */
  adminUrl: new URL(env.FORECOURT_ADMIN_URL ?? `http://localhost:${env.PORT}`).origin,
  mediaDir: resolve(env.FORECOURT_DATA_DIR, 'media'),
  isGraphQLOn: env.FORECOURT_GRAPHQL,
  /** Multiplier of the limits in `sign-in/sign-in-limits.ts`; 0 for none. */
  limitFactor: env.FORECOURT_LIMIT_FACTOR,
  requireSecondFactor: env.FORECOURT_REQUIRE_SECOND_FACTOR,
  /** Whether the platform's worker can send email. */
  canSendMail: env.MAIL_URL !== undefined,
  logLevel: env.FORECOURT_LOG_LEVEL,
}))
export type CmsEnv = z.output<typeof cmsEnv>

const keys = shape.keyof().options

/** The settings of the CMS. Throws with the key of each invalid value. */
export function readCmsEnv(source: Record<string, string | undefined>): CmsEnv {
  const given = Object.fromEntries(keys.filter((key) => source[key]).map((key) => [key, source[key]]))
  const result = cmsEnv.safeParse(isWithoutServer(source) ? { ...nothingReal, ...given } : given)
  if (result.success) return result.data
  const wrong = result.error.issues.map((issue) => `  ${String(issue.path[0])} ${issue.message}`)
  throw new Error(`Wrong settings in the environment:\n${wrong.join('\n')}`)
}

/** Whether the config is read without a server: building the admin and generating types and migrations use no database and sign nothing. */
const isWithoutServer = (source: Record<string, string | undefined>) =>
  source.NEXT_PHASE === 'phase-production-build' || source.FORECOURT_CONFIG_ONLY === 'true'

const nothingReal = {
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  FORECOURT_SECRET: 'only-for-building-never-for-signing-anything',
}
