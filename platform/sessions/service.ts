import type { Service } from '../context/api-context.ts'

/** The signed-in shopper of this browser. */
export const session: Service<'session'> = ({ caller }) => Promise.resolve({ shopper: caller.shopper })
