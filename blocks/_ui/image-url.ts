const resizable = /^\/(media|stock)\//

/** Widths of resized pictures: few, so that caches are effective. */
const imageWidths = [320, 480, 640, 960, 1280] as const
const maxWidth = 1920

/** The URL of an own picture at a width, in the browser's best format. Other URLs stay unchanged. */
export function imageUrl(url: string, width: number): string {
  return resizable.test(url) ? resized(url, width) : url
}

/** All useful widths of a picture, up to its own; undefined if it cannot be resized. */
export function imageSrcSet(url: string, naturalWidth: number): string | undefined {
  if (!resizable.test(url)) return undefined
  const largest = Math.min(naturalWidth, maxWidth)
  let offers = ''
  for (const width of imageWidths) if (width < largest) offers += `${resized(url, width)} ${width}w, `
  return `${offers}${resized(url, largest)} ${largest}w`
}

const resized = (url: string, width: number): string => `/_img/w_${width},q_75,f_auto${url}`
