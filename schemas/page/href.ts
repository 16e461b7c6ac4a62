import { cleanEmail } from '../contact/clean-typed.ts'
import { toTelHref } from '../contact/phone.ts'
import type { Link } from './link.ts'

/** A link's URL, or null if it is incomplete or unsafe (only http, https, tel, mailto, own paths and anchors are allowed). */
export function toHref(value: Link): string | null {
  switch (value.kind) {
    case 'page':
      return typeof value.page === 'object' && value.page?.path ? value.page.path : null
    case 'phone':
      return toTelHref(value.url)
    case 'email':
      return value.url.includes('@') ? `mailto:${cleanEmail(value.url)}` : null
    case 'url':
      return safeUrl(value.url)
  }
}

/** Own paths, anchors, http(s), tel and mailto; null otherwise (javascript:, data:, //host). */
export function safeUrl(url: string): string | null {
  const trimmed = url.trim()
  if (/^(\/(?![/\\])|#|\?)/.test(trimmed)) return trimmed
  if (/^tel:/i.test(trimmed)) return toTelHref(trimmed)
  return /^(https?:\/\/|mailto:)[^\s]+$/i.test(trimmed) ? trimmed : null
}
