/** Where the wheel's form is posted by a browser without script. */
export const spinPostPath = '/spin'
