import type { Difference } from './call-inheritance.ts'
import * as texts from './texts.ts'

/** What the site did to a section of its template's page, and the button that takes it back. */
export const sectionWords = {
  changed: { said: '', label: texts.resetSection, nameIt: texts.resetSectionNamed },
  added: { said: texts.wordAdded, label: texts.removeSection, nameIt: texts.removeSectionNamed },
  removed: { said: texts.wordRemoved, label: texts.bringBack, nameIt: texts.bringBackNamed },
  moved: { said: texts.wordMoved, label: texts.moveBack, nameIt: texts.moveBackNamed },
} as const satisfies Record<
  Difference['what'],
  { said: string; label: string; nameIt: (of: { name: string }) => string }
>
