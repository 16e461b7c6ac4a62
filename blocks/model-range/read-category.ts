import { toSlug } from '#schemas/lib/slug.ts'

/** `?body=People Mover` is the same as `?body=people-mover`. */
export const readCategory = (query: string): string => toSlug(new URLSearchParams(query).get('body') ?? '')
