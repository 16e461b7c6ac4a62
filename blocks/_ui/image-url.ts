const resizable = /^\/(media|stock)\//

/** Widths that pictures are resized to: few, so that caches hold them. */
const imageWidths = [320, 480, 640, 960, 1280, 1920] as const

/** The address of an own picture at a width, in the best format that the browser takes. Others are left as they are. */
export function imageUrl(url: string, width: number): string {
  return resizable.test(url) ? `/_img/w_${width},q_75,f_auto${url}` : url
}

/** Every useful width of a picture, never wider than the picture itself; undefined where it cannot be resized. */
export function imageSrcSet(url: string, naturalWidth: number): string | undefined {
  if (!resizable.test(url)) return undefined
  const smaller = imageWidths.filter((width) => width < naturalWidth)
  const largest = Math.min(naturalWidth, imageWidths[imageWidths.length - 1] ?? naturalWidth)
  const widths = smaller.includes(largest as never) ? smaller : [...smaller, largest]
  return widths.map((width) => `${imageUrl(url, width)} ${width}w`).join(', ')
}
