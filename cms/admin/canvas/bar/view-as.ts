import type { ViewAs } from '#schemas/page/canvas-messages.ts'

/** The page as a visitor sees it now. */
export const viewAsVisitor: ViewAs = { audience: null, flags: {}, at: null, vehicle: null, colourScheme: null }

/** In how many ways the page is shown otherwise. */
export const countViews = ({ flags, ...others }: ViewAs): number =>
  Object.keys(flags).length + Object.values(others).filter((value) => value !== null).length
