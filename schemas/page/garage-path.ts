/** What a signed-in shopper has; anyone who is not is led to sign-in. locations §2, Personal areas */
export const garagePath = '/my-garage'
