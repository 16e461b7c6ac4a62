const widths = [320, 480, 640, 960]

interface PhotoProps {
  url: string | undefined
  className: string
  alt?: string
  width?: number
  height?: number
  sizes?: string
  priority?: boolean
}

const ofCards = '(min-width: 64em) 24rem, (min-width: 48em) 50vw, 100vw'

export function Photo({ url, className, alt = '', width = 960, height = 640, sizes = ofCards, priority }: PhotoProps) {
  if (!url) return null
  const offered = width > 960 ? [...widths, width] : widths
  return (
    <img
      src={resized(url, 960)}
      srcSet={offered.map((wide) => `${resized(url, wide)} ${wide}w`).join(', ')}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? undefined : 'async'}
      className={className}
    />
  )
}

export const resized = (url: string, width: number): string => `/_img/w_${width},q_75,f_auto${url}`
