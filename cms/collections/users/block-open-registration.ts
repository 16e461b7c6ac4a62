import { APIError, type Endpoint } from 'payload'
import * as texts from './texts.ts'

/** Payload lets the first visitor of an empty installation create its administrator. The platform creates it at startup instead. */
export const blockOpenRegistration: Endpoint = {
  path: '/first-register',
  method: 'post',
  handler: () => {
    throw new APIError(texts.firstAdministratorCreatedWhenForecourtStarts, 403, null, true)
  },
}
