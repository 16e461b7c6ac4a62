import type { TextFieldSingleValidation } from 'payload'
import { readText } from '../../fields/read-text.ts'

/** A webhook is always signed; for ADF by HTTP a secret may be agreed on. One that is kept is not asked for again. */
export const checkSecret: TextFieldSingleValidation = (value, { siblingData }) => {
  const { kind, has_secret: isKept }: { kind?: unknown; has_secret?: unknown } = siblingData
  const isSigned = readText(value).trim() !== '' || isKept === true
  return kind !== 'webhook' || isSigned || 'Enter a signing secret. The receiver needs the same one.'
}
