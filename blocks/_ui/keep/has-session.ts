/** Whether somebody is likely signed in here: a mark beside the session, which scripts cannot see. Only the server knows. */
export const hasSession = (): boolean => /(?:^|; )(?:__Host-)?signed-in=1/.test(document.cookie)
