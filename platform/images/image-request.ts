/** Allowed widths besides a picture's own: few, so that caches are effective. */
const widths = [64, 128, 240, 320, 480, 640, 960, 1280, 1920] as const
const qualities = [40, 50, 60, 75, 90] as const
const formats = ['avif', 'webp', 'jpeg', 'png'] as const
export type ImageFormat = (typeof formats)[number]

export interface OwnFile {
  kind: 'media' | 'stock'
  file: string
}

export interface ImageRequest {
  /** Null keeps the original width. */
  width: number | null
  quality: number
  format: ImageFormat | 'auto'
  source: OwnFile
}

const grammar = /^\/([a-z]+_[a-z0-9]+(?:,[a-z]+_[a-z0-9]+)*|_)\/(media|stock)\/([^/]+)$/

/**
 * Parses the path after `/_img`: modifiers in ipx's grammar, then a file of ours. `/w_640,q_75,f_auto/stock/ab12.webp`. Null for an unknown
 * modifier, a disallowed value or another host. `isAllowedWidth` checks the width, since the original one is allowed too.
 */
export function readImageRequest(path: string): ImageRequest | null {
  const [, modifiers = '', kind, name = ''] = grammar.exec(path) ?? []
  const file = readFileName(name)
  if ((kind !== 'media' && kind !== 'stock') || file === null) return null
  const request: ImageRequest = { width: null, quality: 75, format: 'auto', source: { kind, file } }
  for (const modifier of modifiers === '_' ? [] : modifiers.split(',')) {
    const [key = '', value = ''] = modifier.split('_')
    if (key === 'w' && /^\d{1,5}$/.test(value) && Number(value) > 0) request.width = Number(value)
    else if (key === 'q' && qualities.some((quality) => quality === Number(value))) request.quality = Number(value)
    else if (key === 'f' && (value === 'auto' || isFormat(value))) request.format = value
    else return null
  }
  return request
}

const isFormat = (value: string): value is ImageFormat => formats.some((format) => format === value)

export const isAllowedWidth = (width: number, own: number): boolean =>
  width === own || widths.some((allowed) => allowed === width)

/** The name, if it is a plain file name: no path, no hidden file. */
export const plainFileName = (name: string): string | null =>
  /^[^\p{Cc}/\\.][^\p{Cc}/\\]{0,199}$/u.test(name) ? name : null

function readFileName(segment: string): string | null {
  try {
    return plainFileName(decodeURIComponent(segment))
  } catch {
    return null
  }
}

/** The smallest format in the `Accept` header; without one, a format that all browsers support. */
export function negotiateFormat(accept: string, ownFormat: string): ImageFormat | 'gif' {
  const isAnimated = ownFormat === 'gif'
  if (!isAnimated && accept.includes('image/avif')) return 'avif'
  if (accept.includes('image/webp')) return 'webp'
  if (isAnimated) return 'gif'
  return ownFormat === 'png' ? 'png' : 'jpeg'
}
