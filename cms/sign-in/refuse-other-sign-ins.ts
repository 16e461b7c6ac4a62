import { APIError, type CollectionBeforeOperationHook } from 'payload'

/**
 * A session begins at our own endpoints alone, which limit the tries and ask for the second factor. Others (GraphQL) know neither. The Local API is
 * our own code's.
 */
export const refuseOtherSignIns: CollectionBeforeOperationHook = ({ args, operation, req, context }) => {
  const beginsSession = operation === 'login' || operation === 'resetPassword' || operation === 'forgotPassword'
  if (!beginsSession || req.payloadAPI === 'local' || context.isCheckedSignIn === true) return args
  throw new APIError('Sign in through the admin.', 403, null, true)
}
