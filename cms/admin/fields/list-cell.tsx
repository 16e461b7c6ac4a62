import type { DefaultServerCellComponentProps } from 'payload'
import * as texts from './texts.ts'

/** A list of words in a list row. An empty list means all. */
export const ListCell = ({ cellData }: DefaultServerCellComponentProps) => {
  const words = Array.isArray(cellData) ? cellData.filter((word) => typeof word === 'string') : []
  return <span>{words.join(', ') || texts.all}</span>
}
