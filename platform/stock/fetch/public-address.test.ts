import { expect, test } from 'vitest'
import { isPublicAddress } from './public-address.ts'

test.each([
  ['this network', '0.0.0.0'],
  ['private', '10.0.0.1'],
  ['private', '172.16.5.4'],
  ['private', '172.31.255.255'],
  ['private', '192.168.1.1'],
  ['loopback', '127.0.0.1'],
  ['loopback', '127.8.8.8'],
  ['loopback', '::1'],
  ['unspecified', '::'],
  ['link-local', '169.254.1.1'],
  ['link-local', 'fe80::1'],
  ['link-local with a zone', 'fe80::1%eth0'],
  ['metadata of clouds', '169.254.169.254'],
  ['metadata of clouds', 'fd00:ec2::254'],
  ['metadata of clouds', '100.100.100.200'],
  ['metadata of clouds', '192.0.0.192'],
  ['metadata of clouds', '168.63.129.16'],
  ['carrier-grade NAT', '100.64.0.1'],
  ['multicast', '224.0.0.1'],
  ['multicast', 'ff02::1'],
  ['broadcast', '255.255.255.255'],
  ['reserved', '240.0.0.1'],
  ['benchmarks', '198.18.0.1'],
  ['documentation', '192.0.2.1'],
  ['documentation', '2001:db8::1'],
  ['unique local', 'fc00::1'],
  ['site-local', 'fec0::1'],
  ['IPv4-mapped', '::ffff:127.0.0.1'],
  ['IPv4-mapped', '::ffff:8.8.8.8'],
  ['IPv4-mapped in hexadecimal', '::ffff:7f00:1'],
  ['IPv4-compatible', '::127.0.0.1'],
  ['IPv4-translated', '::ffff:0:127.0.0.1'],
  ['NAT64', '64:ff9b::7f00:1'],
  ['NAT64 of a network', '64:ff9b:1::7f00:1'],
  ['6to4', '2002:7f00:1::'],
  ['Teredo', '2001:0:7f00:1::1'],
  ['no address', 'example.com'],
  ['no address', ''],
])('an address of kind %s is refused: %s', (_kind, address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['8.8.8.8', '93.184.215.14', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:4009::200e'])(
  'a public address is allowed: %s',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)
