/** The signed-in shopper's page; others are redirected to sign-in. locations §2, Personal areas */
export const garagePath = '/my-garage'

/** Addresses that a site may give this page, each behind sign-in. locations §2, Personal areas */
export const garagePaths = [garagePath, '/mymotorama', '/mybigboxcars', '/myblinkr', '/myservco'] as const
