import type { Link } from './link.ts'

/** The address a link leads to, or null where it is incomplete or unsafe (only http, https, tel, mailto, own paths and anchors are). */
export function hrefOf(value: Link): string | null {
  switch (value.kind) {
    case 'page':
      return typeof value.page === 'object' && value.page?.path ? value.page.path : null
    case 'phone':
      return /\d/.test(value.url) ? `tel:${value.url.replace(/[^\d+]/g, '')}` : null
    case 'email':
      return value.url.includes('@') ? `mailto:${value.url}` : null
    case 'url':
      return safeUrl(value.url)
  }
}

/** Own paths, anchors, http(s), tel and mailto; anything else (javascript:, data:, //host) is null. */
export function safeUrl(url: string): string | null {
  const trimmed = url.trim()
  if (/^(\/(?![/\\])|#|\?)/.test(trimmed)) return trimmed
  return /^(https?:\/\/|tel:|mailto:)[^\s]+$/i.test(trimmed) ? trimmed : null
}
