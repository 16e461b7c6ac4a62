import { APIError, type Endpoint } from 'payload'

/** Payload lets whoever comes first to an empty installation make themselves its administrator. Ours is made where the platform is started. */
export const blockOpenRegistration: Endpoint = {
  path: '/first-register',
  method: 'post',
  handler: () => {
    throw new APIError('The first administrator is created when Forecourt starts, not here.', 403, null, true)
  },
}
