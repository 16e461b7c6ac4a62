import type { DefaultServerCellComponentProps } from 'payload'
import * as texts from './texts.ts'

/** A checkbox in a list row, as text. */
export const YesNoCell = ({ cellData }: DefaultServerCellComponentProps) => (
  <span>{cellData === true ? texts.yes : texts.no}</span>
)
