import express from 'express'
import type { TrustedProxies } from './request-head.ts'

interface ProxySettings {
  FORECOURT_TRUST_PROXY: false | number | string[]
  FORECOURT_HOST_HEADER?: string | undefined
}

/** Express's `trust proxy` for use before Express: whether an address is a trusted proxy. */
export function trustedProxies(settings: ProxySettings): TrustedProxies | null {
  const { FORECOURT_TRUST_PROXY: setting, FORECOURT_HOST_HEADER: hostHeader = null } = settings
  if (setting === false || setting === 0) return null
  const app = express()
  app.set('trust proxy', setting)
  const isTrusted = app.get('trust proxy fn') as (address: string, hop: number) => boolean
  return { trusts: (address) => isTrusted(address, 0), hostHeader }
}
