/** All that our own admin components take from Next: another host of the admin replaces this one file. */
export { headers } from 'next/headers.js'
export { redirect } from 'next/navigation.js'
export { default as Link } from 'next/link.js'
