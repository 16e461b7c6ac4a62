import type { TextFieldSingleValidation } from 'payload'
import { readText } from '../../fields/read-text.ts'
import * as texts from './texts.ts'

/** A webhook is always signed. For ADF by HTTP a secret is optional. A stored secret is not required again. */
export const checkSecret: TextFieldSingleValidation = (value, { siblingData }) => {
  const { kind, has_secret: isKept }: { kind?: unknown; has_secret?: unknown } = siblingData
  const isSigned = readText(value).trim() !== '' || isKept === true
  return kind !== 'webhook' || isSigned || texts.enterASigningSecret
}
