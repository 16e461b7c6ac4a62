/**
 * Whom an address stands for: an IPv4 address itself, of IPv6 the network of 64 bits that one household has (`2001:db8:1:2::/64`).
 * An IPv4 address written as IPv6 (`::ffff:203.0.113.9`) is the IPv4 address.
 */
export function addressRange(address: string): string {
  const [bare = ''] = address.split('%')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1]
  if (mapped) return mapped
  return bare.includes(':') ? `${groupsOf(bare).slice(0, 4).join(':')}::/64` : bare
}

/** All eight groups, without leading zeros. A browser's URL writes each address in one way. */
function groupsOf(address: string): string[] {
  const { hostname } = new URL(`http://[${address}]`)
  const [start = '', end = ''] = hostname.slice(1, -1).split('::')
  const before = start === '' ? [] : start.split(':')
  const after = end === '' ? [] : end.split(':')
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => '0'), ...after]
}
