/** What a signed-in shopper has; whoever is not is led to sign-in. spec/locations-forms-finance.md §2, Personal areas */
export const garagePath = '/my-garage'
