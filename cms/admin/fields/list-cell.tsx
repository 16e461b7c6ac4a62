import type { DefaultServerCellComponentProps } from 'payload'

/** A list of words in a row of a list; one that is empty is for all. */
export const ListCell = ({ cellData }: DefaultServerCellComponentProps) => {
  const words = Array.isArray(cellData) ? cellData.filter((word) => typeof word === 'string') : []
  return <span>{words.join(', ') || 'All'}</span>
}
