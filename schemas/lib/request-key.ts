import { z } from 'zod'

/** The key of a request that may be sent again. RFC 9562 §4: UUIDs are read in any letter case, and written in lower case. */
export const requestKey = z.uuid().toLowerCase()
