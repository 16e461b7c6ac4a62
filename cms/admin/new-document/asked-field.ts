/** A field that is asked for before a document is stored. */
export interface AskedField {
  name: string
  label: string
  maxLength: number | undefined
  /** Of a choice; undefined for a text. */
  options: { value: string; label: string }[] | undefined
}
