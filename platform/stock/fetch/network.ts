import { lookup as systemLookup, type LookupAddress } from 'node:dns'
import { isPublicAddress } from './public-address.ts'

/** Connection rules: allowed addresses, ports, and name resolution. */
export interface Network {
  allowsAddress: (address: string) => boolean
  allowsPort: (port: number) => boolean
  resolve: (name: string) => Promise<LookupAddress[]>
}

/** The public internet on its usual ports. */
export const publicNetwork: Network = {
  allowsAddress: isPublicAddress,
  allowsPort: (port) => port === 80 || port === 443,
  resolve: (name) =>
    new Promise((resolve, reject) => {
      systemLookup(name, { all: true }, (error, addresses) => (error ? reject(error) : resolve(addresses)))
    }),
}

/** For tests and the demo: the public network, plus this machine under names ending in `.localhost`, on any port. */
export const networkWithLoopback: Network = {
  allowsAddress: (address) => address === '127.0.0.1' || isPublicAddress(address),
  allowsPort: () => true,
  resolve: (name) =>
    name.endsWith('.localhost') ? Promise.resolve([{ address: '127.0.0.1', family: 4 }]) : publicNetwork.resolve(name),
}

export const createNetwork = (env: { FORECOURT_FETCH_FROM_LOOPBACK: boolean }): Network =>
  env.FORECOURT_FETCH_FROM_LOOPBACK ? networkWithLoopback : publicNetwork
