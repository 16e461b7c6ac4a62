// Compiled from texts.json by npm run generate. Do not edit.

export const pleaseEnterYourEmailAddress = 'Please enter your email address.'
export const spinToWin = 'Spin to Win'
export const youHaveWon = ({ label }: { label: string | number }) => `You have won: ${label}`
export const helloName = ({ name, label, code, name2 }: { name: string | number; label: string | number; code: string | number; name2: string | number }) => `Hello ${name},

You have won: ${label}. Show this code when you collect it: ${code}

${name2}`
