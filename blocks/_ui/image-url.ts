const resizable = /^\/(media|stock)\//

/** Widths that pictures are resized to: few, so that caches hold them. */
const imageWidths = [320, 480, 640, 960, 1280] as const
const maxWidth = 1920

/** The address of an own picture at a width, in the best format that the browser takes. Others are left as they are. */
export function imageUrl(url: string, width: number): string {
  return resizable.test(url) ? resized(url, width) : url
}

/** Every useful width of a picture, never wider than the picture itself; undefined where it cannot be resized. */
export function imageSrcSet(url: string, naturalWidth: number): string | undefined {
  if (!resizable.test(url)) return undefined
  const largest = Math.min(naturalWidth, maxWidth)
  let offers = ''
  for (const width of imageWidths) if (width < largest) offers += `${resized(url, width)} ${width}w, `
  return `${offers}${resized(url, largest)} ${largest}w`
}

const resized = (url: string, width: number): string => `/_img/w_${width},q_75,f_auto${url}`
