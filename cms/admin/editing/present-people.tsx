'use client'
import type { PresentPerson } from './fetch-presence.ts'
import * as texts from './texts.ts'

/** Other people who have the document open. */
export function PresentPeople({ people }: { people: PresentPerson[] }) {
  if (people.length === 0) return null
  const names = people.map(({ name, isYou }) => (isYou ? texts.youInAnotherWindow : name))
  const words = texts.listNamesDetailAlsoEditing({
    listNames: listNames(names),
    detail: people.length === 1 && !people[0]?.isYou ? 'is' : 'are',
  })
  return (
    <div className="fc-present" role="status">
      <span className="fc-present__marks" aria-hidden="true">
        {people.slice(0, 3).map(({ id, name }) => (
          <span key={id} className="fc-present__mark" title={name}>
            {getInitials(name)}
          </span>
        ))}
      </span>
      <span className="fc-present__words">{words}</span>
    </div>
  )
}

const names = new Intl.ListFormat('en-AU')
const listNames = (all: string[]): string => names.format(all)

const getInitials = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
