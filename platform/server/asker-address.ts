import type { Request } from 'express'
import { unknownAddress } from '../api/limits/request-limits.ts'
import { comesThroughUnnamedProxy } from './unnamed-proxy.ts'

/** The address that a request comes from, read past the proxies that `FORECOURT_TRUST_PROXY` names; `unknownAddress` where an unnamed one hides it. */
export const askerAddress = (req: Request): string =>
  comesThroughUnnamedProxy(req) ? unknownAddress : req.ip || unknownAddress
