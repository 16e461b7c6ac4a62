// Compiled from texts.json by npm run generate. Do not edit.

export const pleaseEnterYourFirstName = 'Please enter your first name.'
export const pleaseEnterYourLastName = 'Please enter your last name.'
export const pleaseEnterYourMobileNumber = 'Please enter your mobile number.'
export const pleaseEnterAValidPhoneNumber = 'Please enter a valid phone number. Enter one number, such as 0412 345 678 or +64 21 123 4567.'
export const pleaseEnterYourEmailAddress = 'Please enter your email address.'
export const pleaseEnterAValidEmailAddress = 'Please enter a valid email address, such as name@example.com.'
export const invalidPostcode = 'Invalid postcode. Please enter a 4-digit number.'
