import type { Media } from '#schemas/media/media.ts'
import { ImageMissing } from './image-missing.tsx'
import { imageSrcSet, imageUrl } from './image-url.ts'
import { derivedClass } from './style/style-class.ts'
import * as texts from './texts.ts'

type Picture = Pick<Media, 'url' | 'alt' | 'width' | 'height'> & Partial<Pick<Media, 'focalX' | 'focalY'>>

export interface ImageProps {
  picture: Picture | null
  /** Displayed width, as in `sizes`: `(min-width: 64em) 33vw, 100vw`. */
  sizes?: string
  /** Crops to this ratio around the focal point: `4/3`. By default the picture keeps its own. */
  ratio?: string
  fit?: 'cover' | 'contain'
  /** Above the fold: loaded eagerly with high priority. */
  priority?: boolean
  /** Overrides the picture's own text; empty for a decorative picture. */
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
  const className = getClass({ ratio, fit, fills, position: ratio || fills ? focus(picture) : '' })
  if (!picture) return <ImageMissing className={className} label={alt ?? texts.noPictureYet} />
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

interface Shape extends Pick<ImageProps, 'ratio' | 'fit' | 'fills'> {
  /** Focal point of a cropped picture. */
  position: string
}

const getClass = ({ ratio, fit, fills, position }: Shape): string =>
  derivedClass(['image', ratio, fit, fills, position], () => ({
    width: '100%',
    height: fills ? '100%' : 'auto',
    ...(fit === 'cover' ? { bg: 'surfaceSunken' } : {}),
    ...(fills ? { position: 'absolute', inset: 0 } : {}),
    ...(ratio ? { aspectRatio: ratio } : {}),
    ...(position ? { objectFit: fit, objectPosition: position } : {}),
  }))

/** Rounded to tenths, to limit the number of classes. */
function focus(picture: Picture | null): string {
  const tenth = (percent = 50) => Math.round(percent / 10) * 10
  return `${tenth(picture?.focalX)}% ${tenth(picture?.focalY)}%`
}
