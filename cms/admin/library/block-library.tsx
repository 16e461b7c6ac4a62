'use client'
import { type ComponentType, useDeferredValue, useId, useState } from 'react'
import { createLibraryNode, library, searchLibrary } from '#blocks/index.ts'
import type { BlockNode } from '#schemas/page/block-node.ts'
import { EntryList } from './entry-list.tsx'
import type { LibraryCardProps } from './library-card.ts'
import { type Entry, listCategories, listSections, type BlockAvailability } from './list-sections.ts'
import { RefusedBlocks } from './refused-blocks.tsx'
import { usePersonalLists } from './use-personal-lists.ts'
import * as texts from './texts.ts'

interface Props {
  /** Every block, with the reason if it cannot be added at the chosen place. */
  offered: readonly BlockAvailability[]
  /** The editor's button of an entry. */
  Card: ComponentType<LibraryCardProps>
  createId: () => string
  /** Id of the search's input, by which the editor focuses it. */
  searchId: string
  onInsert: (nodes: BlockNode[]) => void
  /** What the editor offers besides blocks, for what was typed into the search. */
  More?: ComponentType<{ query: string }>
}

const categories = listCategories(library)

/** Blocks and presets to add to a page: search, categories, favourites, recently used ones, and why a block is not offered. */
export function BlockLibrary({ offered, Card, createId, searchId, onInsert, More }: Props) {
  const [search, setSearch] = useState('')
  const [category, setCategory] = useState<string | null>(null)
  const { favourites, recent, toggleFavourite, rememberUse } = usePersonalLists()
  const categoryId = useId()
  const advice = new Map(offered.map((block) => [block.slug, block.advice]))
  const query = useDeferredValue(search).trim()
  const isSearch = query !== ''
  const entries = isSearch ? searchLibrary(query) : library
  const { sections, refused } = listSections({ entries, isSearch, category, offered, favourites, recent })
  const count = isSearch ? (sections[0]?.entries.length ?? 0) : 0

  const makeNodes = (entry: Entry): BlockNode[] => {
    rememberUse(entry.id)
    const node = createLibraryNode(entry, createId)
    return node ? [node] : []
  }

  return (
    <div className="fc-library">
      <label className="fc-hidden" htmlFor={searchId}>
        {texts.searchBlocks}
      </label>
      <input
        id={searchId}
        type="search"
        placeholder={texts.searchHint}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <label className="fc-hidden" htmlFor={categoryId}>
        {texts.category}
      </label>
      <select
        id={categoryId}
        value={category ?? ''}
        onChange={({ target }) => setCategory(target.value === '' ? null : target.value)}
      >
        <option value="">{texts.allCategories}</option>
        {categories.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <p className="fc-hidden" role="status">
        {isSearch ? texts.countFound({ count }) : ''}
      </p>
      {More && category === null ? <More query={query} /> : null}
      {isSearch && count === 0 && refused.length === 0 ? <p>{texts.nothingFound}</p> : null}
      {sections.map((section) => (
        <EntryList
          key={section.title}
          section={section}
          Card={Card}
          advice={advice}
          favourites={favourites}
          onFavourite={toggleFavourite}
          makeNodes={makeNodes}
          onInsert={onInsert}
        />
      ))}
      <RefusedBlocks refused={refused} isOpen={isSearch && count === 0} />
    </div>
  )
}
