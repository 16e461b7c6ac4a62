import { APIError, type Endpoint } from 'payload'

/** Payload lets the first visitor of an empty installation create its administrator. Ours is created when the platform starts. */
export const blockOpenRegistration: Endpoint = {
  path: '/first-register',
  method: 'post',
  handler: () => {
    throw new APIError('The first administrator is created when Forecourt starts, not here.', 403, null, true)
  },
}
