/** What a signed-in shopper has; whoever is not is led to sign-in. locations §2, Personal areas */
export const garagePath = '/my-garage'
