import { type AfterErrorHook, ValidationError } from 'payload'
import * as texts from './texts.ts'

/**
 * After a refused publish, the admin's form shows each problem as a link and beside its field; its message is the sentence before them alone.
 * Other callers of the API read all of them in one message.
 */
export const shortenRefusal: AfterErrorHook = ({ error, req, result }) => {
  const lead = texts.thisCannotBePublishedYet
  const isOfForm = req.headers.get('sec-fetch-site') === 'same-origin'
  if (!isOfForm || !result || !(error instanceof ValidationError) || !error.message.startsWith(lead)) return undefined
  return { response: { errors: (result.errors ?? []).map((each) => ({ ...each, message: lead })) } }
}
