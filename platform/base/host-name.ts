const shape = /^(?:\[[0-9a-f:.]+\]|[a-z0-9_](?:[a-z0-9_.-]{0,251}[a-z0-9_])?\.?)(?::(\d{1,5}))?$/
const highestPort = 65_535

/** The name in a `Host` header, in lower case without port or trailing dot; null if invalid. `Kia.Example:80` -> `kia.example` */
export function hostName(header: string): string | null {
  const host = header.toLowerCase()
  const found = shape.exec(host)
  if (!found || host.includes('..') || Number(found[1] ?? 0) > highestPort) return null
  return host.replace(/:\d+$/, '').replace(/\.$/, '')
}
