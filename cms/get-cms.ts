import { getPayload, type Payload } from 'payload'

/**
 * The single Payload instance of this process outside the admin. It skips access control by default: outside `cms`, only `platform/content`
 * and jobs may use it. The admin, built by Next, has its own instance.
 */
export async function getCms(): Promise<Payload> {
  const { default: config } = await import('./payload.config.ts')
  return getPayload({ config, key: 'forecourt' })
}
