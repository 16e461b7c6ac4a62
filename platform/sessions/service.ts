import type { Service } from '../context/api-context.ts'

/** Who is signed in in this browser. */
export const session: Service<'session'> = ({ caller }) => Promise.resolve({ shopper: caller.shopper })
