const shape = /^(?:\[[0-9a-f:.]+\]|[a-z0-9_](?:[a-z0-9_.-]{0,251}[a-z0-9_])?\.?)(?::\d{1,5})?$/

/** The name in a `Host` header, in lower case and without port or final dot; null where it is none. `Kia.Example:80` -> `kia.example` */
export function hostNameOf(header: string): string | null {
  const host = header.toLowerCase()
  if (!shape.test(host) || host.includes('..')) return null
  return host.replace(/:\d+$/, '').replace(/\.$/, '')
}
