/**
 * The origin of a site, with the protocol and port of the admin. `('kauri.localhost', 'http://localhost:3000')` ->
 * `http://kauri.localhost:3000`.
 */
export function siteOrigin(host: string, adminUrl: string): string {
  const { protocol, port } = new URL(adminUrl)
  return `${protocol}//${host}${port ? `:${port}` : ''}`
}
