import type { Env } from '#platform/env.ts'
import type { Home } from '../embedded/home.ts'
import type { TenantRow } from './store.ts'

type Welcome = {
  env: Env
  administrator: { email: string; password: string; canSignIn: boolean }
  admin: { isBuilding: boolean }
  tenants: readonly TenantRow[]
  home: Home | null
}

/** The table printed after a start. */
export function welcome({ env, administrator, admin, tenants, home }: Welcome): string {
  const sites = tenants.flatMap(({ name, hosts }) =>
    hosts[0] ? [[name, `http://${hosts[0]}:${env.PORT}`] as const] : [],
  )
  const wait = admin.isBuilding ? '  (still being built; its page says how long)' : ''
  const rows = [
    ...sites,
    ['Admin', `${env.FORECOURT_ADMIN_URL}/admin${wait}`],
    ['  email', administrator.email],
    ['  password', administrator.canSignIn ? administrator.password : 'as it was changed in the admin'],
  ] as const
  const width = Math.max(...rows.map(([label]) => label.length))
  const lines = rows.map(([label, value]) => `  ${label.padEnd(width)}  ${value}`)
  return ['', 'Forecourt runs:', '', ...lines, '', whereTheDataIs(env, home), 'Ctrl-C stops it.', ''].join('\n')
}

function whereTheDataIs({ FORECOURT_DATA_DIR }: Env, home: Home | null): string {
  if (home === null) return `Database: DATABASE_URL. Files: ${FORECOURT_DATA_DIR}.`
  const { folder, account, isApart } = home
  if (account === null) return `Database and files: ${FORECOURT_DATA_DIR}.`
  const reason = isApart ? `, who cannot enter ${FORECOURT_DATA_DIR}` : ''
  return `Database: ${folder}, where PostgreSQL runs as the user ${account.name}${reason}. Files: ${FORECOURT_DATA_DIR}.`
}
