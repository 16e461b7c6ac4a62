/** Target of the wheel's form without script. */
export const spinPostPath = '/spin'
