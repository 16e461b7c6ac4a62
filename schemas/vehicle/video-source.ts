import { isShownHere } from './shown-images.ts'
import * as texts from './texts.ts'

export type VideoSource =
  /** The provider's player, loaded only on the shopper's request. */
  | { kind: 'embed'; url: string; title: string }
  /** A file of the site. */
  | { kind: 'file'; url: string }
  /** A film on another server: pages load nothing externally, so it opens separately. */
  | { kind: 'elsewhere'; url: string }

/**
 * The player of a film's URL: the provider's for embed and watch URLs, otherwise a video element. Null for an invalid URL. vehicles §2,
 * image gallery
 */
export function videoSource(address: string): VideoSource | null {
  if (isShownHere(address)) return { kind: 'file', url: address }
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol)) return null
  const player = findPlayer(url)
  return player ? { kind: 'embed', ...player } : { kind: 'elsewhere', url: url.href }
}

function findPlayer(url: URL): { url: string; title: string } | null {
  const host = url.hostname.replace(/^(www|m|player)\./, '')
  const path = url.pathname.split('/').filter(Boolean)
  if (host === 'youtube.com' || host === 'youtube-nocookie.com' || host === 'youtu.be') {
    const id = host === 'youtu.be' ? path[0] : (url.searchParams.get('v') ?? youtubePath(path))
    return id && /^[\w-]{6,20}$/.test(id)
      ? { url: `https://www.youtube-nocookie.com/embed/${id}`, title: texts.youTube }
      : null
  }
  const id = host === 'vimeo.com' ? path.find((part) => /^\d{5,12}$/.test(part)) : undefined
  return id ? { url: `https://player.vimeo.com/video/${id}`, title: texts.vimeo } : null
}

const youtubePath = ([kind = '', id]: string[]) => (/^(embed|shorts|live|v)$/.test(kind) ? id : undefined)
