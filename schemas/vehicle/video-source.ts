import { isShownHere } from './shown-images.ts'

export type VideoSource =
  /** The provider's player. It plays once the shopper has asked for it: until then nothing of the provider is loaded. */
  | { kind: 'embed'; url: string; title: string }
  /** A file of the site's own. */
  | { kind: 'file'; url: string }
  /** A film on another server: pages load nothing from there, so it is opened beside the page. */
  | { kind: 'elsewhere'; url: string }

/**
 * How the film at an address is shown: embed URLs of a video provider, and the addresses that people copy from it, by its player; anything else
 * as a film. Null where it is no address. vehicles §2, image gallery
 */
export function videoSource(address: string): VideoSource | null {
  if (isShownHere(address)) return { kind: 'file', url: address }
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol)) return null
  const player = playerOf(url)
  return player ? { kind: 'embed', ...player } : { kind: 'elsewhere', url: url.href }
}

function playerOf(url: URL): { url: string; title: string } | null {
  const host = url.hostname.replace(/^(www|m|player)\./, '')
  const path = url.pathname.split('/').filter(Boolean)
  if (host === 'youtube.com' || host === 'youtube-nocookie.com' || host === 'youtu.be') {
    const id = host === 'youtu.be' ? path[0] : (url.searchParams.get('v') ?? youtubePath(path))
    return id && /^[\w-]{6,20}$/.test(id)
      ? { url: `https://www.youtube-nocookie.com/embed/${id}`, title: 'YouTube' }
      : null
  }
  const id = host === 'vimeo.com' ? path.find((part) => /^\d{5,12}$/.test(part)) : undefined
  return id ? { url: `https://player.vimeo.com/video/${id}`, title: 'Vimeo' } : null
}

const youtubePath = ([kind = '', id]: string[]) => (/^(embed|shorts|live|v)$/.test(kind) ? id : undefined)
