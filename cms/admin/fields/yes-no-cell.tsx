import type { DefaultServerCellComponentProps } from 'payload'

/** A box in a row of a list, in words. */
export const YesNoCell = ({ cellData }: DefaultServerCellComponentProps) => (
  <span>{cellData === true ? 'Yes' : 'No'}</span>
)
