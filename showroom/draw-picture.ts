import type { Drawing } from '#seed/tenants/library-pictures.ts'
import { drawBadge, drawBrandTile, drawMark } from './draw-mark.ts'
import { drawScene } from './draw-scene.ts'
import type { Studio } from './studio.ts'

/** The file of a picture: AVIF, WebM for a film, PNG for a logo, a brand or a badge. */
export function drawPicture(drawing: Drawing, studio: Studio): Promise<Buffer> {
  switch (drawing.kind) {
    case 'portrait':
      return studio.take(drawing.portrait)
    case 'scene':
      return drawScene(drawing.scene)
    case 'brand':
      return drawBrandTile(drawing.name)
    case 'badge':
      return drawBadge(drawing.text)
    case 'logo':
      return drawMark(drawing)
  }
}
