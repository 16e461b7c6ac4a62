/** Whether the shopper is probably signed in, by a marker cookie: scripts cannot read the session cookie itself. */
export const hasSession = (): boolean => /(?:^|; )(?:__Host-)?signed-in=1/.test(document.cookie)
