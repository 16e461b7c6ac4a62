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
} from '#platform/env-settings.ts'

const groups: Record<string, Record<string, z.ZodType>> = {
  Server: serverSettings,
  'Database and search': databaseSettings,
  'Admin and accounts': accountSettings,
  'Proxies in front': proxySettings,
  Monitoring: monitoringSettings,
  Backups: backupSettings,
  'Email and SMS': messageSettings,
  'Third parties': integrationSettings,
  Tests: testSettings,
}

export interface Setting {
  key: string
  description: string
  /** As it is written in the environment; empty where there is none. */
  fallback: string
}

export interface SettingGroup {
  title: string
  settings: Setting[]
}

/** Every environment variable that the platform reads, from the schemas that read it. */
export const listSettings = (): SettingGroup[] =>
  Object.entries(groups).map(([title, shape]) => ({
    title,
    settings: Object.entries(shape).map(([key, schema]) => ({
      key,
      description: schema.description ?? '',
      fallback: printDefault(schema),
    })),
  }))

function printDefault(schema: z.core.$ZodType): string {
  if (schema instanceof z.ZodDefault) {
    const value: unknown = schema.def.defaultValue
    return Array.isArray(value) ? value.join(',') : String(value)
  }
  if (schema instanceof z.ZodPipe) return printDefault(schema.def.in)
  return ''
}
