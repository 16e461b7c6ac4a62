import type { FormState } from 'payload'
import type { MenuNode } from './read-menu.ts'

type State = FormState[string]

/** An entry of the form: its row and the states of its fields by their path in it. */
interface MenuEntryState {
  row: NonNullable<State['rows']>[number]
  own: [string, State][]
  children: State | undefined
}

/** Fields that only entries of the bar have. The server gives them to an entry that becomes one. */
const ofBar = new Set(['display', 'fill'])

/** The form's state with the entries of a menu in other places. Each keeps what is typed in it, its errors and its rendered components. */
export function writeMenu(fields: FormState, menu: readonly MenuNode[]): FormState {
  const known = indexRows(fields, 'items')
  const next: FormState = Object.fromEntries(Object.entries(fields).filter(([path]) => !isWithin(path, 'items')))

  const writeRows = (
    nodes: readonly MenuNode[],
    { list, before }: { list: string; before: State | undefined },
  ): void => {
    next[list] = writeList(
      before,
      nodes.flatMap(({ id }) => known.get(id)?.row ?? []),
    )
    nodes.forEach(({ id, children }, index) => {
      const path = `${list}.${index}`
      const isOfBar = list === 'items'
      for (const [name, state] of known.get(id)?.own ?? [])
        if (isOfBar || !ofBar.has(name)) next[`${path}.${name}`] = state
      if (isOfBar) writeRows(children, { list: `${path}.children`, before: known.get(id)?.children })
    })
  }
  writeRows(menu, { list: 'items', before: fields['items'] })
  return next
}

function writeList(before: State | undefined, rows: MenuEntryState['row'][]): State {
  const { customComponents: components, ...rest } = before ?? {}
  const labels: unknown = components?.RowLabels
  // The label of a row is the same component for all; the server adds those that are missing.
  const RowLabels: unknown = Array.isArray(labels) ? rows.map((_, at): unknown => labels[at] ?? labels[0]) : labels
  return {
    ...rest,
    rows,
    value: rows.length,
    disableFormData: rows.length > 0,
    ...(components ? { customComponents: Object.assign({}, components, { RowLabels }) } : {}),
  }
}

const indexRows = (fields: FormState, list: string): Map<string, MenuEntryState> =>
  new Map(
    (fields[list]?.rows ?? []).flatMap((row, index) => {
      const path = `${list}.${index}`
      const inner = `${path}.children`
      const own = Object.entries(fields).flatMap(([at, state]): MenuEntryState['own'] =>
        at.startsWith(`${path}.`) && !isWithin(at, inner) ? [[at.slice(path.length + 1), state]] : [],
      )
      return [[row.id, { row, own, children: fields[inner] }] as const, ...indexRows(fields, inner)]
    }),
  )

const isWithin = (path: string, list: string): boolean => path === list || path.startsWith(`${list}.`)
