import { getPayload, type Payload } from 'payload'

/**
 * The one Payload of this process for code outside the admin. It skips access control by default: outside `cms`, only
 * `platform/content` and jobs may use it. The admin, built by Next, keeps an instance of its own.
 */
export async function getCms(): Promise<Payload> {
  const { default: config } = await import('./payload.config.ts')
  return getPayload({ config, key: 'forecourt' })
}
