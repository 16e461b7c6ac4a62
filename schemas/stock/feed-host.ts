const name = /^(?:\*\.)?(?=.{3,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/

/** An allowed host for feeds and photos, normalised: `feeds.example.com`, or `*.example.com` for all subdomains. Null if invalid. */
export function readFeedHost(text: string): string | null {
  const host = text.trim().toLowerCase().replace(/\.$/, '')
  const isWholeDomain = host.startsWith('*.') && host.split('.').length < 3
  return name.test(host) && !isWholeDomain ? host : null
}

/** Whether a host is allowed by a tenant. `*.example.com` allows `cdn.example.com`, not `example.com` itself. */
export function allowsFeedHost(allowed: readonly string[], host: string): boolean {
  const normalisedHost = host.toLowerCase().replace(/\.$/, '')
  return allowed.some((each) =>
    each.startsWith('*.') ? normalisedHost.endsWith(each.slice(1)) : normalisedHost === each,
  )
}
