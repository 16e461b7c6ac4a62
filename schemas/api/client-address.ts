/** The header in which the platform passes the client IP, resolved past trusted proxies, to the admin. The platform always overwrites it. */
export const clientAddressHeader = 'x-forecourt-client-address'
