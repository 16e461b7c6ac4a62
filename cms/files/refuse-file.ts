import { APIError } from 'payload'

/** A refused upload: the message stands beside the file in the form too, where several are uploaded at once. */
export const refuseFile = (message: string, status: number): APIError =>
  new APIError(message, status, { errors: [{ path: 'file', message }] }, true)
