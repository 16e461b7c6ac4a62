/**
 * Scripts of blocks that never wake: a page loads each whose mark is in its markup. The name is that of its entry in `renderer/client`, which
 * `vite.config.ts` names too.
 */
const marks = {
  /** Opens forms about vehicles, reveals phone numbers. */
  act: ' data-act=',
  /** Shares, copies, saves; bars that come while the page is scrolled. */
  'vehicle-tools': ' data-tool=',
} as const satisfies Record<string, string>

export type MarkedScript = keyof typeof marks
export const markedScripts = Object.keys(marks).filter((name): name is MarkedScript => name in marks)

/** Which of them a page needs; `isIn` says whether a mark is in its markup. */
export const scriptsOf = (isIn: (mark: string) => boolean): MarkedScript[] =>
  markedScripts.filter((name) => isIn(marks[name]))
