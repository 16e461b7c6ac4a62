import type { Media } from '#schemas/media/media.ts'
import { ImageMissing } from './image-missing.tsx'
import { imageSrcSet, imageUrl } from './image-url.ts'
import { derivedClass } from './style/style-class.ts'

type Picture = Pick<Media, 'url' | 'alt' | 'width' | 'height'> & Partial<Pick<Media, 'focalX' | 'focalY'>>

export interface ImageProps {
  picture: Picture | null
  /** How wide it is shown, as in `sizes`: `(min-width: 64em) 33vw, 100vw`. */
  sizes?: string
  /** Cut to this shape around the focal point: `4/3`. Without it the picture keeps its own. */
  ratio?: string
  fit?: 'cover' | 'contain'
  /** Above the fold: loaded at once and first. */
  priority?: boolean
  /** Overrides the picture's own text; empty for a picture that only decorates. */
  alt?: string
  /** Fills its positioned parent. */
  fills?: boolean
}

export function Image({
  picture,
  sizes = '100vw',
  ratio,
  fit = 'cover',
  priority = false,
  alt,
  fills = false,
}: ImageProps) {
  const className = classOf({ ratio, fit, fills, position: ratio || fills ? focus(picture) : '' })
  if (!picture) return <ImageMissing className={className} label={alt ?? 'No picture yet'} />
  return (
    <img
      src={imageUrl(picture.url, 960)}
      srcSet={imageSrcSet(picture.url, picture.width)}
      sizes={sizes}
      alt={alt ?? picture.alt}
      width={picture.width}
      height={picture.height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? undefined : 'async'}
      className={className}
    />
  )
}
Image.isPlain = true

interface Shape extends Pick<ImageProps, 'ratio' | 'fit' | 'fills'> {
  /** Of a picture that is cut. */
  position: string
}

const classOf = ({ ratio, fit, fills, position }: Shape): string =>
  derivedClass(['image', ratio, fit, fills, position], () => ({
    width: '100%',
    height: fills ? '100%' : 'auto',
    ...(fit === 'cover' ? { bg: 'surfaceSunken' } : {}),
    ...(fills ? { position: 'absolute', inset: 0 } : {}),
    ...(ratio ? { aspectRatio: ratio } : {}),
    ...(position ? { objectFit: fit, objectPosition: position } : {}),
  }))

/** To the nearest tenth: near enough for the eye, and few classes however many pictures. */
function focus(picture: Picture | null): string {
  const tenth = (percent = 50) => Math.round(percent / 10) * 10
  return `${tenth(picture?.focalX)}% ${tenth(picture?.focalY)}%`
}
