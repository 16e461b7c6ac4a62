import type { ComponentType } from 'react'
import type { BlockNode } from '#schemas/page/block-node.ts'
import type { LibraryCardProps } from './library-card.ts'
import type { Entry, EntrySection } from './list-sections.ts'
import * as texts from './texts.ts'

interface Props {
  section: EntrySection
  Card: ComponentType<LibraryCardProps>
  /** By slug. */
  advice: ReadonlyMap<string, string | null>
  favourites: readonly string[]
  onFavourite: (id: string) => void
  makeNodes: (entry: Entry) => BlockNode[]
  onInsert: (nodes: BlockNode[]) => void
}

/** Entries under a heading, each with a button that makes it a favourite. */
export const EntryList = ({ section, Card, advice, favourites, onFavourite, makeNodes, onInsert }: Props) => (
  <section aria-label={section.title}>
    <h3>{section.title}</h3>
    <ul className="fc-library-cards">
      {section.entries.map((entry) => {
        const { id, label, description, picture } = entry
        const isFavourite = favourites.includes(id)
        const words = isFavourite ? texts.removeFromFavourites({ label }) : texts.addToFavourites({ label })
        return (
          <li key={id}>
            <Card
              id={`${section.title} ${id}`}
              label={label}
              description={description}
              advice={advice.get(entry.slug) ?? null}
              picture={picture}
              makeNodes={() => makeNodes(entry)}
              onAdd={() => onInsert(makeNodes(entry))}
            />
            <button
              type="button"
              className="fc-library-star"
              aria-label={words}
              title={words}
              aria-pressed={isFavourite}
              onClick={() => onFavourite(id)}
            >
              <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
                <path d="m12 3.6 2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8z" />
              </svg>
            </button>
          </li>
        )
      })}
    </ul>
  </section>
)
