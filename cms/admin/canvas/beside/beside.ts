import type { CanvasBox, TextLink } from '#schemas/page/canvas-messages.ts'
import type { FieldPath } from '../field-path.ts'

/** What is changed beside a link of the page. `box`: where the link is, in the frame's own pixels. */
export type LinkEditTarget =
  | { kind: 'link-field'; id: string; field: FieldPath; box: CanvasBox; href: string | null }
  | { kind: 'text-link'; link: TextLink | null; box: CanvasBox }
