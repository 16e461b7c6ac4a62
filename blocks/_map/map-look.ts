/** Colours and font of the site's theme, as a canvas reads them. */
export interface MapLook {
  land: string
  sea: string
  border: string
  road: string
  text: string
  capital: string
  /** Families, most wanted first. */
  fonts: string[]
}

/** Reads the theme where an element stands: its tokens are mixes of colours, which only the browser computes. */
export function readMapLook(element: HTMLElement): MapLook {
  const probe = element.appendChild(document.createElement('span'))
  const read = (token: string): string => {
    probe.style.color = `var(--fc-colors-${token})`
    return toRgb(getComputedStyle(probe).color)
  }
  probe.style.fontFamily = 'var(--fc-fonts-body)'
  const look = {
    land: read('surface'),
    sea: read('primarySoft'),
    border: read('lineStrong'),
    road: read('line'),
    text: read('muted'),
    capital: read('ink'),
    fonts: getComputedStyle(probe).fontFamily.split(/,\s*/),
  }
  probe.remove()
  return look
}

/** `rgb(1,2,3)` of any CSS colour, such as `color(srgb …)` of a mix. */
function toRgb(colour: string): string {
  const context = new OffscreenCanvas(1, 1).getContext('2d')
  if (!context) return colour
  context.fillStyle = colour
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
  return `rgb(${red},${green},${blue})`
}
