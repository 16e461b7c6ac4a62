// Compiled from texts.json by npm run generate. Do not edit.

export const spin = 'Spin'
export const spins = 'Spins'
export const sales = 'Sales'
export const spinsDescription = 'Results of all spins. Ask the winner for the code and record when the prize is handed over.'
export const isAPrize = 'Is a prize'
export const code = 'Code'
export const winner = 'Winner'
export const handedOver = 'Handed over'
