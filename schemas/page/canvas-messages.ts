import { z } from 'zod'
import type { BlockNode } from './block-node.ts'

/**
 * Messages between the canvas of the admin and the preview in its frame, by `postMessage`. The frame is on the site's own host; each side
 * accepts messages of the other's origin alone and drops what does not parse.
 */

/** A position in the page: before the `index`th node of a slot; `parent` and `slot` are null at the top level. */
export const blockPlace = z.object({
  parent: z.string().nullable(),
  slot: z.string().nullable(),
  index: z.int().nonnegative(),
})
export type BlockPlace = z.infer<typeof blockPlace>

/** What the page is shown as. Null means: as it is for a visitor now. */
export const viewAs = z.object({
  audience: z.enum(['signed-in', 'signed-out']).nullable(),
  /** Feature flags that differ from the site's. */
  flags: z.record(z.string(), z.boolean()),
  /** ISO 8601; what the page shows at that time. */
  at: z.iso.datetime().nullable(),
  /** Slug of the vehicle of a vehicle page. */
  vehicle: z.string().nullable(),
  colourScheme: z.enum(['light', 'dark']).nullable(),
})
export type ViewAs = z.infer<typeof viewAs>

/** Names a field of a block: `['tiles', 0, 'heading']`. Indexes count entries of lists. */
export const fieldPath = z.array(z.union([z.string(), z.int()]))
type FieldPath = z.infer<typeof fieldPath>

/** A box in the frame's viewport, in CSS pixels. */
export const canvasBox = z.object({ left: z.number(), top: z.number(), right: z.number(), bottom: z.number() })
export type CanvasBox = z.infer<typeof canvasBox>

/** Where a link in rich text leads. */
const textLink = z.object({
  url: z.string().max(2_000),
  /** Id of a page of the site; the link leads there if it is not null. */
  page: z.int().nullable(),
  newTab: z.boolean(),
})
export type TextLink = z.infer<typeof textLink>

/** A pressed key that the canvas may handle, as in `KeyboardEvent`. */
const shortcut = z.object({
  key: z.string().max(20),
  shift: z.boolean(),
  /** Ctrl, or Command on a Mac. */
  mod: z.boolean(),
  alt: z.boolean(),
})

/** From the admin to the frame. Types alone: the frame takes them from its admin's origin, and loads no validator. */
export type CanvasCommand =
  /**
   * Shows this tree. `changed`: ids of nodes whose own fields differ from the revision before; null: render everything. `edit`: number of the
   * last `canvas:edited` that this tree contains.
   */
  | {
      type: 'canvas:show'
      revision: number
      layout: BlockNode[]
      changed: string[] | null
      viewAs: ViewAs
      edit: number
    }
  /** Outlines these blocks; scrolls to the last one if `scroll`. `click`: number of the last `canvas:clicked` that this selection contains. */
  | { type: 'canvas:select'; ids: string[]; scroll: boolean; click: number }
  | { type: 'canvas:hover'; id: string | null }
  /** A drag that began outside the frame is at this point of the frame's viewport, in CSS pixels; null: it left. */
  | { type: 'canvas:drag'; point: { x: number; y: number } | null }
  /** Draws the indicator of `canvas:place`: where a drop would insert, or why it may not. */
  | { type: 'canvas:indicate'; place: BlockPlace | null; refusal: string | null }
  /** A newer token of the preview, before or after the one of the frame's address expired. */
  | { type: 'canvas:token'; token: string }
  /** The words of this link are changed beside it: its box is reported from now on. Null: no longer. */
  | { type: 'canvas:follow'; field: { id: string; path: FieldPath } | null }
  /** Gives the focus back to the element that shows this field, or to the block. */
  | { type: 'canvas:focus'; id: string; field: FieldPath | null }
  /** Answers `canvas:text-link`. `isChosen`: whether the selected text gets this link, or none if it is null. */
  | { type: 'canvas:set-link'; isChosen: boolean; link: TextLink | null }
  /** Labels of the page's block types. */
  | { type: 'canvas:start'; labels: Record<string, string>; readOnly: boolean }

/** From the frame to the admin. */
export const canvasEvent = z.discriminatedUnion('type', [
  /** The frame's script runs and takes commands. */
  z.object({ type: z.literal('canvas:ready') }),
  /**
   * A revision is on the screen. `milliseconds`: from the command to the last swapped element. `failure`: why it could not be rendered.
   * `isUnreachable`: the site did not answer, and is asked again.
   */
  z.object({
    type: z.literal('canvas:shown'),
    revision: z.int(),
    milliseconds: z.number(),
    failure: z.string().nullable(),
    isUnreachable: z.boolean(),
  }),
  z.object({ type: z.literal('canvas:hovered'), id: z.string().nullable() }),
  /**
   * A click on a block, and on the field under the pointer if the frame knows it. `extend`: Shift or Ctrl was held. Null: a click beside all
   * blocks. `click` counts these events from 1.
   */
  z.object({
    type: z.literal('canvas:clicked'),
    id: z.string().nullable(),
    field: fieldPath.nullable(),
    extend: z.boolean(),
    click: z.int().positive(),
  }),
  /** Focuses a field of the selected block in the panel, once no second click may edit it on the page. */
  z.object({ type: z.literal('canvas:field'), id: z.string(), field: fieldPath }),
  /**
   * Text edited in place. `value`: a string, or a Lexical editor state for rich text. `isFinal`: the field was left. `edit` counts these events
   * from 1.
   */
  z.object({
    type: z.literal('canvas:edited'),
    id: z.string(),
    field: fieldPath,
    value: z.unknown(),
    isFinal: z.boolean(),
    edit: z.int().positive(),
  }),
  /** A link that is a field of the block was pressed: its words and target are changed beside it. `field`: of its words; `href`: where it leads. */
  z.object({
    type: z.literal('canvas:link-field'),
    id: z.string(),
    field: fieldPath,
    box: canvasBox,
    href: z.string().nullable(),
  }),
  /** The selected words of a rich text shall lead somewhere; `link`: where they lead now. */
  z.object({ type: z.literal('canvas:text-link'), link: textLink.nullable(), box: canvasBox }),
  /** Where the followed link is now; null: it is not shown. */
  z.object({ type: z.literal('canvas:followed'), box: canvasBox.nullable() }),
  /** The menu of a block is wanted at this point. */
  z.object({ type: z.literal('canvas:menu'), id: z.string(), point: z.object({ x: z.number(), y: z.number() }) }),
  /** Files or a library block are over this place; the admin answers with `canvas:indicate`. */
  z.object({ type: z.literal('canvas:place'), place: blockPlace.nullable() }),
  /** Blocks were dragged within the page and dropped. */
  z.object({ type: z.literal('canvas:moved'), ids: z.array(z.string()), place: blockPlace }),
  /** A picture was dropped on a picture field, or its Replace button was pressed (`file` null). */
  z.object({
    type: z.literal('canvas:picture'),
    id: z.string(),
    field: fieldPath,
    file: z.instanceof(File).nullable(),
  }),
  /** A link was followed. The frame stays; the admin asks whether to open that page. */
  z.object({ type: z.literal('canvas:link'), href: z.string() }),
  z.object({ type: z.literal('canvas:key'), pressed: shortcut }),
])
export type CanvasEvent = z.infer<typeof canvasEvent>
