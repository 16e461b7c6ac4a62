/** All that the admin components import from Next. Another host framework replaces this file alone. */
export { headers } from 'next/headers.js'
export { redirect, useRouter } from 'next/navigation.js'
export { default as Link } from 'next/link.js'
