import ipaddr from 'ipaddr.js'

/** Answers programs on a virtual machine of its cloud, from an address that counts as public. */
const cloudServices = new Set(['168.63.129.16'])

const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether an IP address is one of the public internet. Private, loopback, link-local (clouds answer with their keys there), multicast,
 * carrier-grade NAT, documentation and reserved addresses are not, nor those that carry an IPv4 address inside (mapped, NAT64, 6to4, Teredo).
 */
export function isPublicAddress(address: string): boolean {
  const [bare = ''] = address.split('%')
  if (!ipaddr.isValid(bare) || cloudServices.has(bare)) return false
  const parsed = ipaddr.parse(bare)
  if (parsed.range() !== 'unicast') return false
  return parsed instanceof ipaddr.IPv6 ? parsed.match(globalUnicast) : true
}
