import type { TextFieldSingleValidation } from 'payload'
import { textOf } from '../../fields/text-of.ts'

/** A webhook is always signed; for ADF by HTTP a secret may be agreed on. One that is kept is not asked for again. */
export const checkSecret: TextFieldSingleValidation = (value, { siblingData }) => {
  const { kind, has_secret: isKept }: { kind?: unknown; has_secret?: unknown } = siblingData
  const isSigned = textOf(value).trim() !== '' || isKept === true
  return kind !== 'webhook' || isSigned || 'Enter a signing secret. The receiver needs the same one.'
}
