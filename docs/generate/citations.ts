/** A section of the specification that a comment or a test's title names: `vehicles §4`, `locations §2 and §6`. */
export interface Citation {
  /** Null where the line names no document before the section. */
  document: 'vehicles' | 'locations' | null
  section: string
  /** What stands after the section, between commas. In the title of a test these are names of rules. */
  rules: string[]
}

const mark = /(?:(vehicles|locations|RFC \d+\w*) )?§ ?(\d*)((?:, (?!vehicles |locations )[^§;),]+)*)/g

/** The citations of one line. A section without a document belongs to the one named before it. Sections of RFCs are left out. */
export function readCitations(line: string): Citation[] {
  let source: string | null = null
  return [...line.matchAll(mark)].flatMap(([, named, section = '', rest = '']) => {
    source = named ?? source
    if (source?.startsWith('RFC')) return []
    const rules = rest.split(', ').slice(1)
    return { document: source === 'vehicles' || source === 'locations' ? source : null, section, rules }
  })
}
