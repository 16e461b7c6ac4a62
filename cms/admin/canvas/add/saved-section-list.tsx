'use client'
import { useState } from 'react'
import { createSectionBlock } from '#blocks/index.ts'
import { useCanvas } from '../canvas-context.ts'
import { makeId } from '../edit/make-block.ts'
import { SectionCard } from './section-card.tsx'
import { useSavedSections } from './use-saved-sections.ts'
import * as texts from '../texts.ts'

interface Props {
  /** What was typed into the library's search. */
  query: string
}

/** As many as stand above the blocks of the library. */
const few = 4

/** Saved sections of the site, its template and the platform, to insert synced or as a copy. */
export function SavedSectionList({ query }: Props) {
  const { commands, addTarget } = useCanvas()
  const [isOpen, setIsOpen] = useState(false)
  const found = useSavedSections().filter(({ section }) => section.name.toLowerCase().includes(query.toLowerCase()))
  const shown = isOpen ? found : found.slice(0, few)
  if (found.length === 0) return null
  return (
    <section aria-label={texts.savedSections}>
      <h3>{texts.savedSections}</h3>
      <ul className="fc-library-cards">
        {shown.map((offered) => (
          <li key={offered.section.id}>
            <SectionCard
              {...offered}
              makeSynced={() => [createSectionBlock(offered.section.id, makeId())]}
              onSynced={() => commands.insert([createSectionBlock(offered.section.id, makeId())], addTarget)}
              onCopy={() => void commands.insertCopy(offered.section, addTarget)}
            />
          </li>
        ))}
      </ul>
      {found.length > few ? (
        <button type="button" className="fc-link" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? texts.showFewerSections : texts.showAllSections({ count: found.length })}
        </button>
      ) : null}
    </section>
  )
}
