import ipaddr from 'ipaddr.js'

/** Azure's metadata service for virtual machines, which has a public address. */
const cloudServices = new Set(['168.63.129.16'])

const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether an IP address is public. Private, loopback, link-local (cloud metadata), multicast, carrier-grade NAT, documentation and reserved
 * addresses are not, nor those that embed an IPv4 address (mapped, NAT64, 6to4, Teredo).
 */
export function isPublicAddress(address: string): boolean {
  const [bare = ''] = address.split('%')
  if (!ipaddr.isValid(bare) || cloudServices.has(bare)) return false
  const parsed = ipaddr.parse(bare)
  if (parsed.range() !== 'unicast') return false
  return parsed instanceof ipaddr.IPv6 ? parsed.match(globalUnicast) : true
}
