import { look } from 'virtual:look'

const widths = [320, 480, 640, 960]

export function Photo({ url, priority }: { url: string | undefined; priority: boolean }) {
  if (!url) return null
  return (
    <img
      src={resized(url, 960)}
      srcSet={widths.map((width) => `${resized(url, width)} ${width}w`).join(', ')}
      sizes="(min-width: 64em) 24rem, (min-width: 48em) 50vw, 100vw"
      alt=""
      width={960}
      height={640}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? undefined : 'async'}
      className={look.photo}
    />
  )
}

const resized = (url: string, width: number): string => `/_img/w_${width},q_75,f_auto${url}`
