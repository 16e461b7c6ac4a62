/** The signed-in shopper's page; others are redirected to sign-in. locations §2, Personal areas */
export const garagePath = '/my-garage'
