/**
 * In which the platform tells the admin the client IP, resolved past the trusted proxies. The platform always sets it, so that a value from outside
 * never arrives.
 */
export const clientAddressHeader = 'x-forecourt-client-address'
