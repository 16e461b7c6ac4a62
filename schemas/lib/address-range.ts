/**
 * The client of an IP: an IPv4 address itself, or the /64 network of an IPv6 address, usually a household (`2001:db8:1:2::/64`). An
 * IPv4-mapped address (`::ffff:203.0.113.9`) is the IPv4 address.
 */
export function addressRange(address: string): string {
  const [bare = ''] = address.split('%')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1]
  if (mapped) return mapped
  return bare.includes(':') ? `${listGroups(bare).slice(0, 4).join(':')}::/64` : bare
}

/** All eight groups, without leading zeros. `URL` normalises the notation. */
function listGroups(address: string): string[] {
  const { hostname } = new URL(`http://[${address}]`)
  const [start = '', end = ''] = hostname.slice(1, -1).split('::')
  const before = start === '' ? [] : start.split(':')
  const after = end === '' ? [] : end.split(':')
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => '0'), ...after]
}
