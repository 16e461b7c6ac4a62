import type { Difference } from './call-inheritance.ts'
import * as texts from './texts.ts'

/** What the site did to a section of its template's page, and the button that takes it back. */
export const sectionWords = {
  changed: { changeLabel: '', label: texts.resetSection, nameIt: texts.resetSectionNamed },
  added: { changeLabel: texts.wordAdded, label: texts.removeSection, nameIt: texts.removeSectionNamed },
  removed: { changeLabel: texts.wordRemoved, label: texts.bringBack, nameIt: texts.bringBackNamed },
  moved: { changeLabel: texts.wordMoved, label: texts.moveBack, nameIt: texts.moveBackNamed },
} as const satisfies Record<
  Difference['what'],
  { changeLabel: string; label: string; nameIt: (of: { name: string }) => string }
>
