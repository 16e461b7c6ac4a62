'use client'
import type { Difference } from './call-inheritance.ts'
import { FollowButton } from './follow-button.tsx'
import { sectionWords } from './section-words.ts'
import * as texts from './texts.ts'

interface Props {
  differences: readonly Difference[]
  /** Null for a page that does not follow the template: nothing is reset in it. */
  page: number | null
  /** Whether the section is named elsewhere. */
  isOfOneSection?: boolean
}

/** What a site's page has otherwise than the template's, by section; each section and field can go back. */
export const DifferenceList = ({ differences, page, isOfOneSection = false }: Props) => (
  <ul className="fc-differences">
    {groupBySection(differences).map(({ section, entries }) => (
      <li key={entries[0]?.path.join('/')}>
        {section === null ? null : (
          <SectionLine section={section} entries={entries} page={page} isNamed={!isOfOneSection} />
        )}
        <Fields entries={entries} page={page} />
      </li>
    ))}
  </ul>
)

interface Group {
  section: string | null
  entries: Difference[]
}

function groupBySection(differences: readonly Difference[]): Group[] {
  const groups = new Map<string, Group>()
  for (const each of differences) {
    const key = each.block ?? each.path.join('/')
    const group = groups.get(key) ?? { section: each.section, entries: [] }
    group.entries.push(each)
    groups.set(key, group)
  }
  return [...groups.values()]
}

interface Entries {
  entries: readonly Difference[]
  page: Props['page']
}

const SectionLine = ({ section, entries, page, isNamed }: Entries & { section: string; isNamed: boolean }) => {
  const [first] = entries
  if (!first) return null
  const { changeLabel, label, nameIt } = sectionWords[first.what]
  const whole = first.path.slice(0, first.path.lastIndexOf(`#${first.block}`) + 1)
  return (
    <div className="fc-inheritance__line">
      {isNamed ? <strong>{section}</strong> : null}
      {changeLabel ? <span>{changeLabel}</span> : null}
      {page === null ? null : (
        <FollowButton
          page={page}
          change={{ type: 'reset', path: whole }}
          label={label}
          name={nameIt({ name: section })}
        />
      )}
    </div>
  )
}

/** Those of a section that is the site's altogether are not listed. */
const Fields = ({ entries, page }: Entries) => {
  const fields = entries.filter(({ what }) => what === 'changed')
  return fields.length === 0 ? null : (
    <ul>
      {fields.map(({ path, label, section }) => (
        <li key={path.join('/')} className="fc-inheritance__line">
          <span>{section === null ? label : label.slice(section.length).replace(/^ › /, '')}</span>
          {page === null ? null : (
            <FollowButton
              page={page}
              change={{ type: 'reset', path }}
              label={texts.reset}
              name={texts.resetNamed({ name: label })}
              isQuiet
            />
          )}
        </li>
      ))}
    </ul>
  )
}
