/** The sites are served where the admin is: by the same protocol and port. `('kauri.localhost', 'http://localhost:3000')` -> `http://kauri.localhost:3000`. */
export function siteOrigin(host: string, adminUrl: string): string {
  const { protocol, port } = new URL(adminUrl)
  return `${protocol}//${host}${port ? `:${port}` : ''}`
}
