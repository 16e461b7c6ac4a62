import express from 'express'
import type { TrustsProxy } from './request-head.ts'

/** Express's own reading of `trust proxy`, for use before Express: is this address a proxy whose headers count? */
export function trustsProxyBy(setting: false | number | string[]): TrustsProxy | null {
  if (setting === false || setting === 0) return null
  const app = express()
  app.set('trust proxy', setting)
  const isTrusted = app.get('trust proxy fn') as (address: string, hop: number) => boolean
  return (address) => isTrusted(address, 0)
}
