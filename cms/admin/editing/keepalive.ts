/** Browsers send 64 kB of a page that is closed, all requests together; the rest is for the parts of the form around the values. */
const limit = 56_000

/** Whether a request with this body is sent to its end after the page was closed. */
export const fitsKeepalive = (body: string): boolean => new TextEncoder().encode(body).length <= limit
