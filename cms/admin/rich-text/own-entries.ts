/** Payload's list of the form's schemas, by path. */
type Schemas<Schema> = Map<string, Schema>

/** Between the path of an editor and those of the fields that its features bring. */
const mark = '.lexical_internal_feature.'

const indexes = new WeakMap<object, Map<string, Map<string, unknown>>>()

/**
 * The schemas that the features of one editor bring. Payload keeps one list for each collection for as long as the process runs; with all
 * blocks in all slots it has tens of thousands of entries, and each editor would look through all of them. They are sorted by editor once.
 */
export function listOwnEntries<Schema>(schemas: Schemas<Schema>, editorPath: string): Schemas<Schema> {
  const index = (indexes.get(schemas) ?? indexSchemas(schemas)) as Map<string, Schemas<Schema>>
  indexes.set(schemas, index)
  return index.get(editorPath) ?? new Map()
}

function indexSchemas<Schema>(schemas: Schemas<Schema>): Map<string, Schemas<Schema>> {
  const index = new Map<string, Schemas<Schema>>()
  for (const [path, schema] of schemas) {
    // A feature may bring an editor with features of its own: then an entry belongs to both.
    for (let at = path.indexOf(mark); at !== -1; at = path.indexOf(mark, at + 1)) {
      const editor = path.slice(0, at)
      const own = index.get(editor) ?? new Map<string, Schema>()
      index.set(editor, own.set(path, schema))
    }
  }
  return index
}
