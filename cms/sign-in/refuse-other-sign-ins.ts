import { APIError, type CollectionBeforeOperationHook } from 'payload'
import * as texts from './texts.ts'

/**
 * Sessions begin only at our own endpoints, which apply limits and the second factor. Other ways (GraphQL) are rejected. Local API calls
 * are our own code.
 */
export const refuseOtherSignIns: CollectionBeforeOperationHook = ({ args, operation, req, context }) => {
  const beginsSession = operation === 'login' || operation === 'resetPassword' || operation === 'forgotPassword'
  if (!beginsSession || req.payloadAPI === 'local' || context.isCheckedSignIn === true) return args
  throw new APIError(texts.signInThroughTheAdmin, 403, null, true)
}
